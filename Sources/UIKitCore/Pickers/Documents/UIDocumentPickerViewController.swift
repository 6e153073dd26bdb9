import Foundation
import Platform
import UniformTypeIdentifiers

/// A controller for selecting files, or a folder to which the app's files are exported.
///
/// The picker shows the file system of the machine and begins with the user's documents. Present the picker. It
/// dismisses itself and then notifies its ``delegate``.
/// > Difference from Apple: There are no locations of other apps or of cloud services, and files do not require
/// > security-scoped or coordinated access.
/// - Source: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIDocumentPickerDelegate>()
    final let task: DocumentTask
    private let navigation = UINavigationController()
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.notifyCancelled() }
    /// Whether files are being copied or moved.
    private var isBusy = false

    /// Creates a picker for files of the given types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types that can be selected, and the types that conform to them. With `.folder`, folders
    ///     can be selected.
    ///   - asCopy: Whether the app receives copies in its temporary folder instead of the files themselves.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        task = DocumentTask(kind: .open(contentTypes), isCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker for selecting the folder to which files are exported.
    ///
    /// - Parameters:
    ///   - urls: The files; at least one.
    ///   - asCopy: Whether the files are copied. If `false`, they are moved.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        precondition(
            !urls.isEmpty && urls.allSatisfy(\.isFileURL),
            "UIDocumentPickerViewController: \(urls) cannot be exported. Give at least one URL, and only those of files.")
        task = DocumentTask(kind: .export(urls), isCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Returns `nil`, because a picker requires a task.
    public required init?(coder: NSCoder) { nil }

    /// The delegate, which is notified of the selection, referenced weakly. Defaults to `nil`.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether several files can be selected. Defaults to `false`.
    open var allowsMultipleSelection = false

    /// Whether filename extensions are shown. Defaults to `false`.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first. By default `nil`: the user's documents.
    open var directoryURL: URL?

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        let locations = DocumentLocation.all
        let initialFolder = directoryURL ?? DocumentLocation.documents ?? UserFolders.home
        let locationsController = DocumentLocationsController(locations, picker: self)
        navigation.setViewControllers([locationsController, makeListController(for: initialFolder)], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
    }

    // MARK: - Navigation

    final func open(_ folder: URL) { navigation.pushViewController(makeListController(for: folder), animated: true) }

    private func makeListController(for folder: URL) -> DocumentListController { DocumentListController(folder, picker: self) }

    // MARK: - Completion

    final func cancel() { dismissAndFinish { $0.notifyCancelled() } }

    /// Notifies the delegate of selected files, or of copies of them.
    final func choose(_ urls: [URL]) {
        guard task.isCopy else { return dismissAndFinish { $0.notify(urls) } }
        performInBackground { try DocumentTask.copiesForApp(urls) }
    }

    /// Exports the app's files to a folder.
    final func export(to folder: URL, replacing: Bool) {
        let task = task
        performInBackground { try task.export(to: folder, replacing: replacing) }
    }

    /// Performs file operations in the background. Interaction is disabled meanwhile.
    private func performInBackground(_ body: @escaping @Sendable () throws -> [URL]) {
        guard !isBusy else { return }
        isBusy = true
        view.isUserInteractionEnabled = false
        Task {
            let result = await FileOperations.run("copying files") { Result { try body() } }
            isBusy = false
            view.isUserInteractionEnabled = true
            switch result {
            case .success(let urls): dismissAndFinish { $0.notify(urls) }
            case .failure(let error): show(error)
            }
        }
    }

    final func show(_ error: any Error) {
        let alert = UIAlertController(title: "Cannot Do This", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func dismissAndFinish(_ completion: @escaping (UIDocumentPickerViewController) -> Void) {
        guard let presenter = presentingViewController else { return completion(self) }
        presenter.dismiss(animated: true) { completion(self) }
    }

    private func notify(_ urls: [URL]) { hub.notify { $0.documentPicker(self, didPickDocumentsAt: urls) } }

    private func notifyCancelled() { hub.notify { $0.documentPickerWasCancelled(self) } }
}
