/// A closure of the app that the leak audit can release, independently of the objects that retain it.
@MainActor final class RetainedClosure<Body: Sendable> {
    /// The closure; `nil` once an audit has released it.
    private(set) var body: Body?
    private let site: SourceLocation
    let hasOwner: Bool

    /// - Parameter hasOwner: Whether the closure holds its owner weakly; `false` by default.
    nonisolated init(_ site: SourceLocation, hasOwner: Bool = false, _ body: Body) {
        self.site = site
        self.hasOwner = hasOwner
        self.body = body
    }

    /// The closure, in the form in which an audit reads and releases it.
    var retainedHandler: RetainedHandler {
        RetainedHandler(site: site.description, hasOwner: hasOwner, captures: body.map(ClosureCaptures.init)) { [weak self] in
            self?.body = nil
        }
    }
}

extension RetainedClosure: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] { body == nil ? [] : [retainedHandler] }
}
