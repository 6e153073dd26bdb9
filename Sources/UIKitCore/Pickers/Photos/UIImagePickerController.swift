import Foundation
import Platform

/// Lets a person choose a picture of theirs.
///
/// Give it a ``delegate`` and present it. It shows the pictures of a folder and of those below it, the newest first; a person can look at
/// one folder alone. Pictures are decoded in the background, no larger than they are seen.
///
/// > Difference from Apple: the library is the person's folder of pictures, ``libraryURL``. There is no camera, and there are no films.
/// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    package final let pickHub = DelegateHub<any UIImagePickerControllerDelegate>()
    private lazy var pulledDown = PulledDown { [weak self] in self?.cancel() }

    /// Makes a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a picker.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a picker from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Who hears what was chosen; what is a ``UIImagePickerControllerDelegate`` too is told that. Held weakly.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { pickHub.delegate = delegate as? any UIImagePickerControllerDelegate }
    }

    /// Where pictures come from; `.photoLibrary` by default. Ask ``isSourceTypeAvailable(_:)`` before others are set.
    open var sourceType = SourceType.photoLibrary {
        willSet {
            precondition(
                Self.isSourceTypeAvailable(newValue),
                "UIImagePickerController: the source type \(newValue) is not available here. Ask isSourceTypeAvailable(_:) before it is set."
            )
        }
    }

    /// What may be chosen, as type identifiers; pictures, `public.image`, by default.
    open var mediaTypes = ["public.image"] {
        willSet {
            precondition(
                newValue.contains("public.image"),
                "UIImagePickerController: of the media types \(newValue) none is available. Set what availableMediaTypes(for:) answers.")
        }
    }

    /// Whether a person cuts a square out of the picture before it is taken; `false` by default.
    open var allowsEditing = false

    /// The folder that pictures are shown of; the person's folder of pictures by default, and none where there is no such folder.
    ///
    /// > Difference from Apple: of ours.
    open var libraryURL = UserFolders.url(.picturesDirectory)

    /// Whether pictures can be had from there: all but the camera.
    public final class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// What can be chosen there, as type identifiers; `nil` for the camera.
    public final class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Whether there is such a camera: never.
    public final class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let library = PhotoLibraryController(folder: libraryURL)
        library.onCancel = { [weak self] in self?.cancel() }
        library.onChoose = { [weak self] in self?.choose($0) }
        setViewControllers([library], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pulledDown.watch(presentationController)
    }

    // MARK: - Ends

    private func choose(_ photo: PhotoFile) {
        guard let image = UIImage(contentsOfFile: photo.url.path) else { return showDamage(of: photo) }
        let info: [InfoKey: Any] = [.originalImage: image, .imageURL: photo.url, .mediaType: "public.image"]
        guard allowsEditing else { return finish(info) }
        let crop = PhotoCropController(image: image)
        crop.onCancel = { [weak self] in self?.popViewController(animated: true) }
        crop.onChoose = { [weak self] edited, rect in
            self?.finish(info.merging([.editedImage: edited, .cropRect: rect]) { $1 })
        }
        pushViewController(crop, animated: true)
    }

    private func showDamage(of photo: PhotoFile) {
        let alert = UIAlertController(
            title: "Cannot Open Picture", message: "“\(photo.name)” is damaged, or of an unknown kind.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) { tell { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) } }

    private func cancel() { tell { $0.imagePickerControllerDidCancel(self) } }

    /// With nobody to dismiss it, it goes by itself.
    private func tell(_ body: (any UIImagePickerControllerDelegate) -> Void) {
        if pickHub.isEmpty { dismiss(animated: true) } else { pickHub.tell(body) }
    }
}
