import Foundation
import Platform
import UniformTypeIdentifiers

/// Lets a person choose files of theirs, or a folder to put the app's into.
///
/// It shows the file system of this machine, from the person's folder of documents on. A picker is presented; it dismisses itself, and then
/// tells its ``delegate``.
/// > Difference from Apple: there are no other apps' places and no clouds, and files need not be opened or coordinated by anybody.
/// - Source: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIDocumentPickerDelegate>()
    final let task: DocumentTask
    private let navigation = UINavigationController()
    private lazy var pulledDown = PulledDown { [weak self] in self?.tellCancelled() }
    /// Files are copied or moved just now.
    private var isBusy = false

    /// Makes a picker of files of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: what may be chosen, kinds of them too. With `.folder` folders can be.
    ///   - asCopy: whether the app is given copies in its temporary folder, in place of the files themselves.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        task = DocumentTask(kind: .open(contentTypes), isCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a picker of a folder for files of the app's.
    ///
    /// - Parameters:
    ///   - urls: files; at least one.
    ///   - asCopy: whether they are copied there, in place of being moved.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        precondition(
            !urls.isEmpty && urls.allSatisfy(\.isFileURL),
            "UIDocumentPickerViewController: \(urls) cannot be exported. Give at least one URL, and only those of files.")
        task = DocumentTask(kind: .export(urls), isCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Gives `nil`: a picker has to know what it is for.
    public required init?(coder: NSCoder) { nil }

    /// Hears what was chosen; held weakly. `nil` by default.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether several files may be chosen; `false` by default.
    open var allowsMultipleSelection = false

    /// Whether the ends of files' names are shown; `false` by default.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first; `nil`, the default, for the person's documents.
    open var directoryURL: URL?

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        let places = DocumentPlace.all
        let start = directoryURL ?? DocumentPlace.documents ?? UserFolders.home
        navigation.setViewControllers([DocumentPlacesController(places, picker: self), screen(of: start)], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pulledDown.watch(presentationController)
    }

    // MARK: - Ways

    final func open(_ folder: URL) { navigation.pushViewController(screen(of: folder), animated: true) }

    private func screen(of folder: URL) -> DocumentListController { DocumentListController(folder, picker: self) }

    // MARK: - Ends

    final func cancel() { leave { $0.tellCancelled() } }

    /// Gives files to the app, or copies of them.
    final func choose(_ urls: [URL]) {
        guard task.isCopy else { return leave { $0.tell(urls) } }
        work { try DocumentTask.copiesForApp(urls) }
    }

    /// Puts the app's files into a folder.
    final func export(to folder: URL, replacing: Bool) {
        let task = task
        work { try task.export(to: folder, replacing: replacing) }
    }

    /// Copying takes as long as it takes; nothing else can be chosen meanwhile.
    private func work(_ body: @escaping @Sendable () throws -> [URL]) {
        guard !isBusy else { return }
        isBusy = true
        view.isUserInteractionEnabled = false
        Task {
            let result = await FileWork.run("copying files") { Result { try body() } }
            isBusy = false
            view.isUserInteractionEnabled = true
            switch result {
            case .success(let urls): leave { $0.tell(urls) }
            case .failure(let error): show(error)
            }
        }
    }

    final func show(_ error: any Error) {
        let alert = UIAlertController(title: "Cannot Do This", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func leave(_ end: @escaping (UIDocumentPickerViewController) -> Void) {
        guard let presenter = presentingViewController else { return end(self) }
        presenter.dismiss(animated: true) { end(self) }
    }

    private func tell(_ urls: [URL]) { hub.tell { $0.documentPicker(self, didPickDocumentsAt: urls) } }

    private func tellCancelled() { hub.tell { $0.documentPickerWasCancelled(self) } }
}
