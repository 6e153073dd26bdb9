/// The display links of one application.
@MainActor package final class DisplayLinks {
    /// Those of the running application; links that are added go there.
    package static weak var current: DisplayLinks?

    /// Those of the running application; where none runs, of the one that is made now, if a module above makes one.
    static var running: DisplayLinks? {
        if current == nil { ApplicationSupportLookup.found?.makeApplication() }
        return current
    }

    private var links: [CADisplayLink] = []
    /// Called when there is something to fire after there was nothing.
    package var onActivate: (@MainActor () -> Void)?

    package init() {}

    /// Whether any link wants the next frame.
    package var isActive: Bool { suspension == nil && links.contains { !$0.isPaused } }

    /// The time at which the application went to the background, in seconds of the frame clock; `nil` while it is in the foreground.
    private var suspension: CFTimeInterval?
    /// How long the application has been in the background in all, in seconds of the frame clock.
    package private(set) var suspendedTime: CFTimeInterval = 0

    /// Stops all links until ``resume(at:)``: the application is in the background.
    package func suspend(at time: CFTimeInterval) {
        if suspension == nil { suspension = time }
    }

    /// Goes on after ``suspend(at:)``.
    package func resume(at time: CFTimeInterval) {
        guard let start = suspension else { return }
        suspension = nil
        suspendedTime += max(0, time - start)
        wake()
    }

    /// Fires every link that is there when the frame begins, and is still there when its turn comes.
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
