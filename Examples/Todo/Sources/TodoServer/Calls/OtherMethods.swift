import Hummingbird

/// What is answered where an address is right and the method is not.
enum OtherMethods {
    private static let all: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]

    /// Refuses, at each address that the router knows by now, the methods it does not.
    static func refuse(in group: RouterGroup<TodoContext>, of router: Router<TodoContext>) {
        let known = Dictionary(grouping: router.routes, by: \.path.description)
        for routes in known.values {
            guard let path = routes.first?.path else { continue }
            let methods = routes.map(\.method)
            // Who may ask for a thing may ask for its head, too; the router sees to that.
            let allowed = methods + (methods.contains(.get) && !methods.contains(.head) ? [.head] : [])
            let names = allowed.map(\.rawValue).sorted()
            for method in all where !allowed.contains(method) {
                group.on(path, method: method) { _, _ -> Response in throw Fault.wrongMethod(allowed: names) }
            }
        }
    }
}
