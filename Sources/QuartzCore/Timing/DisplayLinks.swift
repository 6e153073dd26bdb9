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
    package var isActive: Bool { links.contains { !$0.isPaused } }

    /// Fires every link that is there when the frame begins, and is still there when its turn comes.
    package func fire(at time: CFTimeInterval, target: CFTimeInterval) {
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: time, target: target) }
    }

    func add(_ link: CADisplayLink) {
        links.append(link)
        wake()
    }

    func remove(_ link: CADisplayLink) { exchange(&links, with: links.filter { $0 !== link }) }

    func wake() { if isActive { onActivate?() } }
}
