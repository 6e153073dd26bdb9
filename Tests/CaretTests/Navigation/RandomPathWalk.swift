import Caret
import CaretTesting
import Observation

/// Makes random changes of a path, of the stack that follows it, and of the screens around both.
@MainActor final class RandomPathWalk {
    @MainActor @Observable final class Route {
        var path: [Int] = []
    }

    /// The screen of an element, or a screen of the app without an element.
    private final class Screen: UIViewController {
        let element: Int?

        init(_ element: Int?) {
            self.element = element
            super.init(nibName: nil, bundle: nil)
            title = element.map { "\($0)" } ?? "app"
        }

        required init?(coder: NSCoder) { nil }
    }

    private struct WeakScreen { weak var screen: Screen? }

    let tabs = UITabBarController()
    private let route = Route()
    private let navigation = UINavigationController(rootViewController: Screen(nil))
    private var random: SeededRandom
    private var screens: [WeakScreen] = []
    private var nextElement = 0
    private(set) var log: [String] = []

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        tabs.viewControllers = [navigation, UIViewController()]
        navigation.follow(route, \.path) { [weak self] _, element in
            let screen = Screen(element)
            self?.screens.append(WeakScreen(screen: screen))
            return screen
        }
    }

    /// The number of screens of elements that are allocated.
    var livingScreens: Int { screens.count { $0.screen != nil } }

    /// The differences between the model and the stack; empty without any.
    var faults: [String] {
        let stack = navigation.viewControllers
        let elements = stack.compactMap { ($0 as? Screen)?.element }
        var faults: [String] = []
        if elements != route.path { faults.append("the path is \(route.path), the stack \(elements)") }
        if (stack.first as? Screen)?.element != nil { faults.append("the root is lost") }
        let isShown = navigation.viewIfLoaded?.window != nil && tabs.presentedViewController == nil
        if isShown, navigation.topViewController?.viewIfLoaded?.window == nil { faults.append("the top screen is not displayed") }
        if navigation.transitionCoordinator != nil { faults.append("a transition has not ended") }
        if livingScreens > elements.count { faults.append("\(livingScreens) screens for \(elements.count) elements are kept") }
        return faults
    }

    /// Makes one change, and lets a random time pass.
    func step(in app: TestApp) async throws {
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<11: change()
        case 11..<15: await swipe(in: app)
        case 15..<17:
            note("back button")
            await app.tap(at: CGPoint(x: 20, y: 40))
        case 17..<19: changeDuringTransition()
        case 19..<21: interrupt()
        case 21:
            note("several")
            for _ in 0..<Int.random(in: 2..<5, using: &random) { change() }
        default: note("pause")
        }
        await app.advance(frames: Bool.random(using: &random) ? 0 : Int.random(in: 0..<30, using: &random))
    }

    /// Ends interruptions, and waits until the app is at rest.
    func rest(in app: TestApp) async throws {
        // A hidden navigation controller has to agree, too.
        if Bool.random(using: &random) {
            if let presented = tabs.presentedViewController, !presented.isBeingDismissed { tabs.dismiss(animated: false) }
            tabs.selectedIndex = 0
        }
        try await app.settle()
    }

    /// Removes all elements.
    func end() { route.path = [] }

    private func note(_ text: String) { log.append(text) }

    private func newElement() -> Int {
        nextElement += 1
        // Few elements, so that new paths have common prefixes with old ones.
        return Bool.random(using: &random) ? nextElement : Int.random(in: 0..<4, using: &random)
    }

    private func change() { if Bool.random(using: &random) { changeModel() } else { changeStack() } }

    private func changeModel() {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: route.path.append(newElement())
        case 2: if !route.path.isEmpty { route.path.removeLast() }
        case 3: route.path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in newElement() }
        case 4: if !route.path.isEmpty { route.path[Int.random(in: 0..<route.path.count, using: &random)] = newElement() }
        default: route.path = Array(route.path.prefix(Int.random(in: 0...3, using: &random)))
        }
        note("path \(route.path)")
    }

    private func changeStack() {
        let isAnimated = Bool.random(using: &random)
        let stack = navigation.viewControllers
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2: navigation.popViewController(animated: isAnimated)
        case 3: navigation.popToRootViewController(animated: isAnimated)
        case 4: if let target = stack.randomElement(using: &random) { navigation.popToViewController(target, animated: isAnimated) }
        case 5: navigation.pushViewController(Screen(nil), animated: isAnimated)
        case 6:
            let remaining = stack.dropFirst().filter { _ in Bool.random(using: &random) }
            navigation.setViewControllers([Screen(nil)] + remaining, animated: isAnimated)
        default:
            let remaining = stack.dropFirst().filter { _ in Bool.random(using: &random) }
            navigation.setViewControllers(Array(stack.prefix(1)) + remaining, animated: isAnimated)
        }
        note("stack \(isAnimated ? "animated " : "")\(navigation.viewControllers.map { $0.title ?? "?" })")
    }

    /// Swipes from the edge. The pop is cancelled or completed, or another change interrupts it.
    private func swipe(in app: TestApp) async {
        let distance = CGFloat.random(in: 20..<150, using: &random)
        note("swipe \(Int(distance))")
        if Int.random(in: 0..<3, using: &random) == 0 { changeLater() }
        await app.drag(
            from: CGPoint(x: 1, y: 120), to: CGPoint(x: 1 + distance, y: 120),
            over: .milliseconds(Int.random(in: 50..<300, using: &random)),
            rest: .milliseconds(Bool.random(using: &random) ? 0 : 200))
    }

    private func changeLater() {
        Ticker(after: .milliseconds(Int.random(in: 1..<400, using: &random))).on(.tick, self) { walk, _ in
            walk.note("later:")
            walk.change()
        }
    }

    private func changeDuringTransition() {
        change()
        guard let coordinator = navigation.transitionCoordinator else { return changeLater() }
        note("during the transition:")
        if Bool.random(using: &random) {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                self?.note("at its end:")
                self?.change()
            }
        } else {
            change()
        }
    }

    /// Covers or uncovers the navigation controller.
    private func interrupt() {
        let isAnimated = Bool.random(using: &random)
        if let presented = tabs.presentedViewController {
            note("dismiss")
            if !presented.isBeingDismissed, !presented.isBeingPresented { tabs.dismiss(animated: isAnimated) }
        } else if Bool.random(using: &random) {
            note("present")
            let other = UIViewController()
            other.modalPresentationStyle = .fullScreen
            tabs.present(other, animated: isAnimated)
        } else {
            tabs.selectedIndex = 1 - tabs.selectedIndex
            note("tab \(tabs.selectedIndex)")
        }
    }
}

/// A random number generator that gives the same numbers for the same seed.
private struct SeededRandom: RandomNumberGenerator {
    private(set) var state: UInt64

    init(seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
