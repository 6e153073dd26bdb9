/// The display links of one application.
@MainActor package final class DisplayLinks {
    /// The links of the running application, to which new links are added.
    package static weak var current: DisplayLinks?

    /// The links of the running application. If no application runs, an application is created, provided that the
    /// process contains the module that creates applications.
    static var running: DisplayLinks? {
        if current == nil { ApplicationSupportLookup.found?.makeApplication() }
        return current
    }

    private var links: [CADisplayLink] = []
    /// Called when a link becomes active after no link was active.
    package var onActivate: (@MainActor () -> Void)?

    package init() {}

    /// Whether any link needs the next frame.
    package var isActive: Bool { suspension == nil && links.contains { !$0.isPaused } }

    /// The time at which the application entered the background, in seconds of the frame clock; `nil` in the
    /// foreground.
    private var suspension: CFTimeInterval?
    /// The total time that the application has been in the background, in seconds of the frame clock.
    package private(set) var suspendedTime: CFTimeInterval = 0

    /// Stops all links until ``resume(at:)`` because the application enters the background.
    package func suspend(at time: CFTimeInterval) {
        if suspension == nil { suspension = time }
    }

    /// Continues after ``suspend(at:)``.
    package func resume(at time: CFTimeInterval) {
        guard let start = suspension else { return }
        suspension = nil
        suspendedTime += max(0, time - start)
        wake()
    }

    /// Fires every link that exists at the start of the frame and was not removed by an earlier link.
    package func fire(at time: CFTimeInterval, target: CFTimeInterval) {
        guard suspension == nil else { return }
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: time, target: target) }
    }

    func add(_ link: CADisplayLink) {
        links.append(link)
        wake()
    }

    func remove(_ link: CADisplayLink) { exchange(&links, with: links.filter { $0 !== link }) }

    func wake() { if isActive { onActivate?() } }
}
