import Foundation
import Platform

/// A controller for selecting one of the user's images.
///
/// Set a ``delegate`` and present the picker. The picker shows the images of a folder and its subfolders, the newest
/// first. The user can also view a single folder. Images are decoded in the background, at the displayed size.
///
/// > Difference from Apple: The library is the user's pictures folder, ``libraryURL``. Cameras and movies are not
/// > available.
/// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    package final let pickHub = DelegateHub<any UIImagePickerControllerDelegate>()
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.cancel() }

    /// Creates a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate, referenced weakly. A delegate that conforms to ``UIImagePickerControllerDelegate`` is notified
    /// of the selection.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { pickHub.delegate = delegate as? any UIImagePickerControllerDelegate }
    }

    /// The source of images. Defaults to `.photoLibrary`. Call ``isSourceTypeAvailable(_:)`` before setting another
    /// source.
    open var sourceType = SourceType.photoLibrary {
        willSet {
            precondition(
                Self.isSourceTypeAvailable(newValue),
                "UIImagePickerController: the source type \(newValue) is not available here. Ask isSourceTypeAvailable(_:) before it is set."
            )
        }
    }

    /// The type identifiers that can be selected. Defaults to `public.image`.
    open var mediaTypes = ["public.image"] {
        willSet {
            precondition(
                newValue.contains("public.image"),
                "UIImagePickerController: of the media types \(newValue) none is available. Set what availableMediaTypes(for:) answers.")
        }
    }

    /// Whether the user crops the image to a square. Defaults to `false`.
    open var allowsEditing = false

    /// The folder whose images are shown. By default the user's pictures folder, or `nil` if that folder does not
    /// exist.
    ///
    /// > Difference from Apple: The property does not exist in UIKit.
    open var libraryURL = UserFolders.url(.picturesDirectory)

    /// Returns whether a source is available. All sources except the camera are available.
    public final class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the type identifiers that a source provides; `nil` for the camera.
    public final class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Returns `false`, because no camera is available.
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
        dismissalObserver.observe(presentationController)
    }

    // MARK: - Completion

    private func choose(_ photo: PhotoFile) {
        guard let image = UIImage(contentsOfFile: photo.url.path) else { return showUnreadablePhotoAlert(of: photo) }
        let info: [InfoKey: Any] = [.originalImage: image, .imageURL: photo.url, .mediaType: "public.image"]
        guard allowsEditing else { return finish(info) }
        let crop = PhotoCropController(image: image)
        crop.onCancel = { [weak self] in self?.popViewController(animated: true) }
        crop.onChoose = { [weak self] croppedImage, rect in
            self?.finish(info.merging([.editedImage: croppedImage, .cropRect: rect]) { $1 })
        }
        pushViewController(crop, animated: true)
    }

    private func showUnreadablePhotoAlert(of photo: PhotoFile) {
        let alert = UIAlertController(
            title: "Cannot Open Picture", message: "“\(photo.name)” is damaged, or of an unknown kind.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) { notify { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) } }

    private func cancel() { notify { $0.imagePickerControllerDidCancel(self) } }

    /// Notifies the delegate. Without a delegate, the picker dismisses itself.
    private func notify(_ body: (any UIImagePickerControllerDelegate) -> Void) {
        if pickHub.isEmpty { dismiss(animated: true) } else { pickHub.notify(body) }
    }
}
