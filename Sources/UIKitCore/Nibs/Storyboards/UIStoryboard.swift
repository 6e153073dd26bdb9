import UIKitEngines

/// A file with screens and the segues between them.
///
/// The file is the `.storyboard` itself, read once. Each call creates a new controller, whose view is loaded on first
/// access.
///
/// > Difference from Apple: Files are not compiled at build time. Add the `.storyboard` to the target's resources.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let source: NibSource
    let mode: NibSession.Mode
    /// The number of storyboard references that were followed to this storyboard.
    final var references = 0
    /// The limit for references, above which they count as a cycle.
    static let maximumReferences = 32
    /// The identifiers of controllers that are being embedded, to detect screens that embed themselves.
    final var embedding: Set<String> = []
    /// The number of controllers created by one request, shared with referenced storyboards.
    @MainActor final class Budget {
        private(set) var createdCount = 0
        private var depth = 0

        /// Begins a part of the present request, or a new request. ``end()`` must follow.
        func begin() {
            if depth == 0 { createdCount = 0 }
            depth += 1
        }

        func end() { depth -= 1 }
        func consume() { createdCount += 1 }
    }
    final var budget = Budget()
    /// The limit for controllers. It detects mistakes: if each screen embeds the next screen twice, twenty screens
    /// create a million controllers.
    static let maximumControllers = 500
    /// The identifiers of controllers that are being created, to detect containers that contain each other.
    var identifiersBeingMade: Set<String> = []

    /// Opens the file `name.storyboard` of a bundle; `nil` for the main bundle.
    ///
    /// - Precondition: The file exists and can be read. ``init(loading:bundle:)`` throws instead.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            try self.init(source: NibStore.source(named: name, "storyboard", in: storyboardBundleOrNil), mode: .parity)
        } catch {
            preconditionFailure("UIStoryboard: could not find a storyboard named '\(name)': \(error)")
        }
    }

    /// Opens the file `name.storyboard` of a bundle; `nil` for the main bundle.
    ///
    /// The controllers of the storyboard trap on mismatches, as in UIKit.
    /// - Throws: ``NibError`` if the file does not exist or cannot be read.
    public convenience init(loading name: String, bundle: Bundle? = nil) throws(NibError) {
        try self.init(source: NibStore.source(named: name, "storyboard", in: bundle), mode: .parity)
    }

    /// Opens a file, which need not be in a bundle.
    ///
    /// - Throws: ``NibError`` if the file does not exist or cannot be read.
    public convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
        try self.init(source: NibStore.source(at: url, bundle: bundle), mode: .parity)
    }

    /// Opens the contents of a file, with images and colours of a bundle; `nil` for the main bundle.
    ///
    /// - Throws: ``NibError`` if the data is not a storyboard.
    public convenience init(data: Data, bundle: Bundle? = nil) throws(NibError) {
        try self.init(source: NibSource(data: data, file: "data.storyboard", bundle: bundle), mode: .parity)
    }

    init(source: NibSource, mode: NibSession.Mode) throws(NibError) {
        guard source.document.kind == .storyboard else {
            throw .wrongKind(NibError.Place(file: source.document.file), found: "a nib with objects; open it as a UINib")
        }
        self.source = source
        self.mode = mode
        super.init()
    }

    /// Creates the initial controller; `nil` if there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Creates the initial controller with a closure; `nil` if there is none.
    ///
    /// - Parameter creator: calls an initialiser with the coder. If it returns `nil`, the class's `init?(coder:)` is
    ///   called.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: (@MainActor (NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = source.document.initialController else { return nil }
        return trapOnError { () throws(NibError) in try cast(controller(id: id, creator: creator)) }
    }

    /// Creates the controller with an identifier.
    ///
    /// - Precondition: A controller of the storyboard has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier)
    }

    /// Creates the controller with an identifier, optionally with a closure.
    ///
    /// - Parameters:
    ///   - identifier: the storyboard identifier of the controller.
    ///   - creator: calls an initialiser with the coder. If it returns `nil`, the class's `init?(coder:)` is called.
    /// - Precondition: A controller of the storyboard has the identifier and the class.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: (@MainActor (NSCoder) -> Controller?)? = nil
    ) -> Controller {
        trapOnError { () throws(NibError) in try cast(controller(named: identifier, creator: creator)) }
    }

    /// Creates the controller with an identifier, or the initial one for `nil`, and throws errors for which UIKit
    /// would trap.
    ///
    /// - Throws: `NibError.noScene(file:identifier:known:)` with the existing identifiers, or the error of a
    ///   mismatch.
    public func controller(_ identifier: String? = nil) throws(NibError) -> UIViewController {
        if let identifier { return try controller(named: identifier, creator: nil) }
        guard let id = source.document.initialController else {
            throw .noScene(file: source.document.file, identifier: nil, known: identifiers)
        }
        return try controller(id: id, creator: nil)
    }

    /// The identifiers of the storyboard's controllers, in the order of the file.
    public var identifiers: [String] { source.document.scenes.compactMap { $0.controller["storyboardIdentifier"] } }

    private func trapOnError<Value>(_ body: () throws(NibError) -> Value) -> Value {
        do { return try body() } catch { preconditionFailure("UIStoryboard: \(error)") }
    }

    private func cast<Controller>(_ controller: UIViewController) throws(NibError) -> Controller {
        guard let typedController = controller as? Controller else {
            throw .wrongObjects(file: source.document.file, expected: "\(Controller.self)", found: ["\(type(of: controller))"])
        }
        return typedController
    }
}
