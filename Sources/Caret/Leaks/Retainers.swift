/// The closures or properties that retain an object which should have been deallocated.
@MainActor struct Retainers {
    /// A sentence that names them.
    let description: String
    /// The source locations, as `Module/File.swift:12`.
    let sites: [String]
    /// Whether only running tasks retain the object.
    let areTasks: Bool

    /// Returns what retains an object: the handlers that retain it directly. Without these, a handler that retains it
    /// through other objects, or else the object's own properties. Returns `nil` if none of them retains the object.
    ///
    /// - Parameters:
    ///   - object: A controller, a view, or another object with handlers.
    ///   - global: The handlers that belong to no controller or view.
    static func find(of object: AnyObject, global: [RetainedHandler]) -> Retainers? {
        let handlers = RetainedHandler.all(of: object) + global
        let closures = handlers.filter { $0.captures?.retains(object) == true }
        if let direct = Retainers(direct: handlers.filter { $0.retains(object) }, areTasks: closures.isEmpty) { return direct }
        var search = RetainSearch(for: object)
        for handler in handlers {
            guard let objects = handler.captures?.objects, let path = search.path(from: objects) else { continue }
            let description = handler.description
            return Retainers(
                description: "It is held by the handler at \(description), through \(path.description). \(advice)", sites: [description])
        }
        search = RetainSearch(for: object)
        return search.cycle().flatMap { Retainers(cycle: $0) }
    }

    private init?(direct handlers: [RetainedHandler], areTasks: Bool) {
        guard !handlers.isEmpty else { return nil }
        self.areTasks = areTasks
        var knownSites: Set<String> = []
        let names = handlers.filter { knownSites.insert($0.site).inserted }.map(\.description)
        description =
            "It is held by \(names.count > 1 ? "handlers" : "the handler") at \(names.joined(separator: ", ")). \(Self.advice)"
        // The location of a UIAction is behind its name.
        sites = names.map { $0.components(separatedBy: " at ").last ?? $0 }
    }

    /// Returns `nil` for a cycle of UIKit's own properties, which the app cannot break.
    private init?(cycle: RetainPath) {
        guard cycle.isOfTheApp else { return nil }
        let closure = cycle.site.map { ", with the closure at \($0)" } ?? ""
        description = "It holds itself through \(cycle.description)\(closure). Make one of these references weak."
        sites = [cycle.site].compactMap { $0 }
        areTasks = false
    }

    private init(description: String, sites: [String]) { (self.description, self.sites, areTasks) = (description, sites, false) }

    private static let advice = "Use the owner that is handed in, as in on(.tap, self) { me in … }."
}
