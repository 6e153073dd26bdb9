/// Checks the invariants that hold in every app after any input.
@MainActor struct MonkeyChecker {
    /// Whether no touch and no key press is active, and all animations have ended.
    let isAtRest: Bool
    private var problems: [String] = []

    static func problems(of app: TestApp, isAtRest: Bool) -> [String] {
        var checker = MonkeyChecker(isAtRest: isAtRest)
        for window in app.application.windows {
            checker.check(window, in: window, depth: 0)
            checker.checkResponders(of: window)
            checker.checkIdleState(of: window)
            if let root = window.rootViewController { checker.check(root, depth: 0) }
        }
        if app.application.windows.filter(\.isKeyWindow).count > 1 { checker.problems.append("several windows are key") }
        return checker.problems
    }

    private init(isAtRest: Bool) { self.isAtRest = isAtRest }

    private mutating func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { problems.append(message()) }
    }

    // MARK: - The tree

    private mutating func check(_ view: UIView, in window: UIWindow, depth: Int) {
        guard depth < 200 else { return problems.append("the tree of views is deeper than 200") }
        let name = "\(type(of: view))"
        expect(view.window === window, "\(name) is in a window, but its property `window` differs")
        let numbers = [view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.size.width, view.bounds.size.height]
        expect(numbers.allSatisfy(\.isFinite), "\(name) has the frame \(view.frame)")
        expect(view.bounds.size.width >= 0 && view.bounds.size.height >= 0, "\(name) has the size \(view.bounds.size)")
        for child in view.subviews {
            expect(child.superview === view, "\(type(of: child)) is in \(name), but its superview differs")
            expect(child.layer.superlayer === view.layer, "the layer of \(type(of: child)) is not in that of \(name)")
            check(child, in: window, depth: depth + 1)
        }
        checkTouches(of: view, name)
    }

    private mutating func checkTouches(of view: UIView, _ name: String) {
        for recognizer in view.gestureRecognizers ?? [] {
            expect(recognizer.view === view, "the view of a \(type(of: recognizer)) of \(name) differs")
            if isAtRest, !(recognizer is UIHoverGestureRecognizer) {
                expect(
                    recognizer.state == .possible,
                    "without a touch, a \(type(of: recognizer)) of \(name) is in the state \(recognizer.state)")
            }
        }
        guard isAtRest else { return }
        if let control = view as? UIControl { expect(!control.isTracking, "without a touch, \(name) is tracking") }
        if let scroll = view as? UIScrollView {
            expect(!scroll.isTracking && !scroll.isDragging, "without a touch, \(name) is tracking or dragging")
            expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite, "\(name) scrolled to \(scroll.contentOffset)")
        }
    }

    /// Checks that no recognizer waits for touches that have ended, and that the focused view is visible.
    private mutating func checkIdleState(of window: UIWindow) {
        guard isAtRest else { return }
        let unfinished = window.gestures.unfinished
        expect(unfinished.isEmpty, "without a touch, \(unfinished.joined(separator: ", ")) have not finished")
        guard let focused = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView else { return }
        let hidden = sequence(first: focused, next: \.superview).first { $0.isHidden }
        expect(hidden == nil, "\(type(of: focused)) has the focus in a \(hidden.map { "\(type(of: $0))" } ?? "") that is hidden")
    }

    // MARK: - Responders

    private mutating func checkResponders(of window: UIWindow) {
        guard let first = window.firstResponder else { return }
        let name = "\(type(of: first))"
        expect(first.isFirstResponder, "\(name) is first responder of its window, but `isFirstResponder` is false")
        expect(first.chainWindow === window, "\(name) is first responder of a window that it is not in")
        if let view = first as? UIView { expect(view.window != nil, "\(name) is first responder and in no window") }
        var count = 0
        var next: UIResponder? = first
        while let current = next, count < 500 {
            count += 1
            next = current.next
        }
        expect(count < 500, "the chain of \(name) has no end")
    }

    // MARK: - Controllers

    private mutating func check(_ controller: UIViewController, depth: Int) {
        guard depth < 60 else { return problems.append("controllers are deeper than 60") }
        for child in controller.children {
            expect(child.parent === controller, "\(type(of: child)) is a child of \(type(of: controller)), but its parent differs")
            check(child, depth: depth + 1)
        }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            expect(presented.parent == nil, "\(type(of: presented)) is presented and has a parent")
            check(presented, depth: depth + 1)
        }
    }
}
