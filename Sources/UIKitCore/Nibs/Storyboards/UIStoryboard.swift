import UIKitEngines

/// Screens and the ways between them, as a file describes them.
///
/// The file is the `.storyboard` itself, read once. Each call makes a new controller; its view is made when it is first asked for.
///
/// > Difference from Apple: files are not compiled at build time; put the `.storyboard` among the target's resources.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let source: NibSource
    let mode: NibSession.Mode
    /// How many storyboards led here, each by a reference to the next.
    final var references = 0
    /// More are taken for a circle.
    static let mostReferences = 32
    /// The controllers whose views are being put into others, so that screens which hold themselves are noticed.
    final var embedding: Set<String> = []
    /// How many controllers came of one request; shared with the storyboards that it leads to.
    @MainActor final class Budget {
        private(set) var made = 0
        private var open = 0

        /// What is made until ``end()`` belongs to the request that goes on, or else to a new one.
        func begin() {
            if open == 0 { made = 0 }
            open += 1
        }

        func end() { open -= 1 }
        func take() { made += 1 }
    }
    final var budget = Budget()
    /// More are taken for a mistake: a screen that holds the next one twice, and so on, holds a million in twenty steps.
    static let mostControllers = 500
    /// The controllers that are being made, so that containers which hold each other are noticed.
    var making: Set<String> = []

    /// Opens the file `name.storyboard` of a bundle; `nil` stands for the main one.
    ///
    /// - Precondition: the file is there and can be read. ``init(loading:bundle:)`` throws instead.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            try self.init(found: NibStore.source(named: name, "storyboard", in: storyboardBundleOrNil), mode: .parity)
        } catch {
            preconditionFailure("UIStoryboard: could not find a storyboard named '\(name)': \(error)")
        }
    }

    /// Opens the file `name.storyboard` of a bundle; `nil` stands for the main one.
    ///
    /// The controllers that it makes trap for what does not fit, as UIKit's do.
    /// - Throws: ``NibError`` if the file is not there or cannot be read.
    public convenience init(loading name: String, bundle: Bundle? = nil) throws(NibError) {
        try self.init(found: NibStore.source(named: name, "storyboard", in: bundle), mode: .parity)
    }

    /// Opens a file, which need not be in a bundle.
    ///
    /// - Throws: ``NibError`` if the file is not there or cannot be read.
    public convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
        try self.init(found: NibStore.source(at: url, bundle: bundle), mode: .parity)
    }

    /// Opens the contents of a file; pictures and colours are looked for in a bundle, `nil` for the main one.
    ///
    /// - Throws: ``NibError`` if the data is no storyboard.
    public convenience init(data: Data, bundle: Bundle? = nil) throws(NibError) {
        try self.init(found: NibSource(data: data, file: "data.storyboard", bundle: bundle), mode: .parity)
    }

    init(found source: NibSource, mode: NibSession.Mode) throws(NibError) {
        guard source.document.kind == .storyboard else {
            throw .wrongKind(NibError.Place(file: source.document.file), found: "a nib with objects; open it as a UINib")
        }
        self.source = source
        self.mode = mode
        super.init()
    }

    /// Makes the controller that the storyboard begins with; `nil` if it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Makes the controller that the storyboard begins with, by a closure; `nil` if it has none.
    ///
    /// - Parameter creator: calls an initialiser of its own with the coder; `nil` from it has the class's `init?(coder:)` called.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: (@MainActor (NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = source.document.initialController else { return nil }
        return trapping { () throws(NibError) in try typed(controller(id: id, creator: creator)) }
    }

    /// Makes the controller of an identifier.
    ///
    /// - Precondition: a controller of the storyboard has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier)
    }

    /// Makes the controller of an identifier, by a closure if there is one.
    ///
    /// - Parameters:
    ///   - identifier: what the storyboard calls the controller.
    ///   - creator: calls an initialiser of its own with the coder; `nil` from it has the class's `init?(coder:)` called.
    /// - Precondition: a controller of the storyboard has the identifier, and is of the class.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: (@MainActor (NSCoder) -> Controller?)? = nil
    ) -> Controller {
        trapping { () throws(NibError) in try typed(controller(named: identifier, creator: creator)) }
    }

    /// Makes the controller of an identifier, or the initial one for `nil`, and throws what UIKit would trap for.
    ///
    /// - Throws: `NibError.noScene(file:identifier:known:)` with the identifiers that there are; else what does not fit.
    public func controller(_ identifier: String? = nil) throws(NibError) -> UIViewController {
        if let identifier { return try controller(named: identifier, creator: nil) }
        guard let id = source.document.initialController else {
            throw .noScene(file: source.document.file, identifier: nil, known: identifiers)
        }
        return try controller(id: id, creator: nil)
    }

    /// The identifiers of the storyboard's controllers, in the order of the file.
    public var identifiers: [String] { source.document.scenes.compactMap { $0.controller["storyboardIdentifier"] } }

    private func trapping<Value>(_ body: () throws(NibError) -> Value) -> Value {
        do { return try body() } catch { preconditionFailure("UIStoryboard: \(error)") }
    }

    private func typed<Controller>(_ controller: UIViewController) throws(NibError) -> Controller {
        guard let typed = controller as? Controller else {
            throw .wrongObjects(file: source.document.file, expected: "\(Controller.self)", found: ["\(type(of: controller))"])
        }
        return typed
    }
}
