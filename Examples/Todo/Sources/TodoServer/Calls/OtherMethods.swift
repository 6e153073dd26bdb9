import Hummingbird

/// The answer to a wrong method of an existing path.
enum OtherMethods {
    private static let all: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]

    /// Refuses unsupported methods at each path that the router knows at this time.
    static func refuse(in group: RouterGroup<TodoContext>, of router: Router<TodoContext>) {
        let known = Dictionary(grouping: router.routes, by: \.path.description)
        for routes in known.values {
            guard let path = routes.first?.path else { continue }
            let methods = routes.map(\.method)
            // The router answers HEAD wherever GET is allowed.
            let allowed = methods + (methods.contains(.get) && !methods.contains(.head) ? [.head] : [])
            let names = allowed.map(\.rawValue).sorted()
            for method in all where !allowed.contains(method) {
                group.on(path, method: method) { _, _ -> Response in throw Fault.wrongMethod(allowed: names) }
            }
        }
    }
}
