import CaretTesting
import Testing
import UIKitCore

/// Records the calls of a view.
@MainActor private final class Log {
    var lines: [String] = []
}

private final class LoggingView: UIView {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { log.lines.append("\(name) \(text)") }

    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview \(newSuperview != nil)") }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { note("didMoveToWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
}

@MainActor @Suite(.app) struct UIViewHierarchyTests {
    @Test func outsideOfAWindowOnlySuperviewsAreNotified() {
        let log = Log()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        #expect(log.lines == ["child willMoveToSuperview true", "child didMoveToSuperview true", "parent didAddSubview"])
        log.lines = []
        child.removeFromSuperview()
        #expect(log.lines == ["parent willRemoveSubview", "child willMoveToSuperview false", "child didMoveToSuperview false"])
    }

    @Test func inAWindowTheWholeTreeIsNotified() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let log = Log()
            let child = LoggingView("child", log)
            child.addSubview(LoggingView("leaf", log))
            log.lines = []
            window.addSubview(child)
            #expect(
                log.lines == [
                    "child willMoveToWindow true", "leaf willMoveToWindow true", "child willMoveToSuperview true",
                    "child didMoveToWindow true", "leaf didMoveToWindow true", "child didMoveToSuperview true",
                ])
            log.lines = []
            child.removeFromSuperview()
            #expect(
                log.lines == [
                    "child willMoveToWindow false", "leaf willMoveToWindow false", "child willMoveToSuperview false",
                    "child didMoveToWindow false", "leaf didMoveToWindow false", "child didMoveToSuperview false",
                ])
            #expect(child.subviews[0].window == nil)
        }
    }

    @Test func movingWithinAWindowNotifiesSuperviewsOnly() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let log = Log()
            let other = UIView()
            window.addSubview(other)
            let child = LoggingView("child", log)
            window.addSubview(child)
            log.lines = []
            other.addSubview(child)
            #expect(log.lines == ["child willMoveToSuperview true", "child didMoveToSuperview true"])
            #expect(window.subviews == [other])
        }
    }

    @Test func subviewsAndLayersHaveTheSameOrder() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], aboveSubview: views[1])
        parent.insertSubview(views[3], belowSubview: views[1])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.bringSubviewToFront(views[3])
        parent.sendSubviewToBack(views[0])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.insertSubview(views[0], aboveSubview: views[3])
        #expect(parent.subviews == [views[3], views[0], views[1], views[2]])
        #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func viewsAreFoundByTagAndDescent() {
        let parent = UIView()
        let child = UIView()
        let leaf = UIView()
        leaf.tag = 7
        parent.addSubview(child)
        child.addSubview(leaf)
        #expect(parent.viewWithTag(7) === leaf)
        #expect(parent.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: parent))
        #expect(leaf.isDescendant(of: leaf))
        #expect(!parent.isDescendant(of: leaf))
    }

    @Test func aViewCannotContainItself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let parent = UIView()
                let child = UIView()
                parent.addSubview(child)
                child.addSubview(parent)
            }
        }
    }

    @Test func aSuperviewRetainsItsSubviewsAndNotTheOtherWayRound() {
        weak var parent: UIView?
        let child = UIView()
        do {
            let view = UIView()
            view.addSubview(child)
            parent = view
        }
        #expect(parent == nil)
        #expect(child.superview == nil)
    }

    @Test func siblingsAreAddedWithoutCopyingTheArray() {
        let parent = UIView()
        var last: (UnsafeRawPointer?, UnsafeRawPointer?)
        var moves = 0
        for _ in 0..<1000 {
            parent.addSubview(UIView())
            let views = parent.subviews.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
            let layers = parent.layer.sublayers?.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
            if last != (views, layers) { moves += 1 }
            last = (views, layers)
        }
        // Both arrays move where they grow, by doubling.
        #expect(moves < 30)
    }
}
