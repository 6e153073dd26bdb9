/// A closure of the app's, which an audit can take away from whoever keeps it.
@MainActor final class KeptClosure<Body: Sendable> {
    /// `nil` once an audit has taken it away.
    private(set) var body: Body?
    private let site: Site

    nonisolated init(_ site: Site, _ body: Body) {
        self.site = site
        self.body = body
    }

    /// The same for an audit.
    var held: HeldHandler {
        HeldHandler(site: site.description, hasOwner: false, captures: body.map(ClosureCaptures.init)) { [weak self] in self?.body = nil }
    }
}

extension KeptClosure: HandlerHolder {
    var heldHandlers: [HeldHandler] { body == nil ? [] : [held] }
}
