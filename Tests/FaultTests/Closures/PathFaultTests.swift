import Caret
import CaretTesting
import Observation
import SlowTests
import Testing

/// A navigation controller that follows a model, which changes at any time.
@MainActor @Suite(.app) struct PathFaultTests {
    @MainActor @Observable final class Route { var path: [Int] = [] }

    private final class Screen: UIViewController {
        let number: Int
        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private let route = Route()
    private let navigation = UINavigationController(rootViewController: UIViewController())

    private func launched() async throws -> TestApp {
        navigation.follow(route, \.path) { _, number in Screen(number) }
        let navigation = navigation
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        try await app.settle()
        return app
    }

    private var shown: [Int] { navigation.viewControllers.compactMap { ($0 as? Screen)?.number } }

    @Test func `I1 a change during a push is shown after it`() async throws {
        let app = try await launched()
        route.path = [1]
        await app.advance(frames: 4)
        route.path = [1, 2, 3]
        await app.advance(frames: 1)
        route.path = [4]
        try await app.settle()
        #expect(route.path == [4] && shown == [4])
    }

    @Test func `I1 a change during a pop is shown after it`() async throws {
        let app = try await launched()
        route.path = [1, 2]
        try await app.settle()
        route.path = [1]
        await app.advance(frames: 4)
        route.path = [1, 5, 6]
        try await app.settle()
        #expect(route.path == [1, 5, 6] && shown == [1, 5, 6])
    }

    @Test func `I1 a change right after another without a pause is not lost`() async throws {
        let app = try await launched()
        for path in [[1], [1, 2], [], [3], [3, 4]] {
            route.path = path
            await app.advance(frames: 1)
        }
        try await app.settle()
        #expect(route.path == [3, 4] && shown == [3, 4])
    }

    @Test func `I1 where the model changes during a pop by the user the model counts`() async throws {
        let app = try await launched()
        route.path = [1, 2]
        try await app.settle()
        navigation.popViewController(animated: true)
        await app.advance(frames: 4)
        route.path = [1, 2, 3]
        try await app.settle()
        #expect(route.path == [1, 2, 3] && shown == [1, 2, 3])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(route.path == [1, 2] && shown == [1, 2])
    }

    @Test func `I1 where the model changes and changes back during a pop by the user the model counts`() async throws {
        let app = try await launched()
        route.path = [1]
        try await app.settle()
        navigation.popViewController(animated: true)
        for path in [[1, 2], [1]] {
            await app.advance(frames: 3)
            route.path = path
        }
        try await app.settle()
        #expect(route.path == [1] && shown == [1])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(route.path == [] && shown == [])
    }

    /// The transition of a pop ends within these frames, and the path changes before, during and after its last frame.
    @Test(arguments: 0..<45) func `I1 a change and its return count in any frame of a pop by the user`(frame: Int) async throws {
        let app = try await launched()
        route.path = [1]
        try await app.settle()
        navigation.popViewController(animated: true)
        await app.advance(frames: frame)
        route.path = [1, 2]
        await app.advance(frames: 1)
        route.path = [1]
        try await app.settle()
        #expect(route.path == [1] && shown == [1])
    }

    @Test func `I1 a pop that follows another pop at once is not taken back`() async throws {
        let app = try await launched()
        route.path = [1, 2, 3]
        try await app.settle()
        var count = 0
        navigation.on(.didShow) { [weak navigation] _ in
            count += 1
            if count == 1 { navigation?.popViewController(animated: true) }
        }
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(route.path == [1] && shown == [1])
    }

    @Test(arguments: 0..<Amount.of(normal: 60, slow: 600))
    func `I1 at rest model and screens agree after random changes`(seed: Int) async throws {
        let app = try await launched()
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        var wanted: [Int]?
        for _ in 0..<12 {
            switch random(5) {
            case 0:
                if navigation.viewControllers.count > 1 {
                    navigation.popViewController(animated: random(2) == 0)
                    wanted = nil
                }
            default:
                var next = Array(route.path.prefix(random(4)))
                for _ in 0..<random(3) { next.append(random(9)) }
                // An equal value is no change that anybody could notice, for example during a pop by the user.
                if next != route.path { wanted = next }
                route.path = next
            }
            await app.advance(frames: [0, 1, 3, 12, 40][random(5)])
        }
        try await app.settle()
        #expect(route.path == shown)
        if let wanted { #expect(route.path == wanted) }
    }
}
