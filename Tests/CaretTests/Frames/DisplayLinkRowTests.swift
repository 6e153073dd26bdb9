import Caret
import CaretTesting
import Testing

/// A circle that a display link draws, and the same circle with closures.
@MainActor @Suite(.app) struct DisplayLinkRowTests {
    @MainActor private final class Counter {
        var times: [TimeInterval] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private func launch(_ view: UIView, rate: Int = 60) async throws -> TestApp {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let app = try await TestApp.launch(showing: { controller }, on: Device(size: CGSize(width: 240, height: 240), scale: 1), rate: rate)
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
        view.backgroundColor = .white
        controller.view.addSubview(view)
        return app
    }

    @Test(arguments: [60, 120])
    func `R52 a link fires in every frame until it is invalidated, stops while it is paused, and never retains its view`(
        rate: Int
    ) async throws {
        let app = try await launch(UIView(), rate: rate)
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector("step:", Counter.step(_:)))
        link.add(to: .main, forMode: .default)
        await app.advance(frames: rate)
        #expect(counter.times.count == rate)
        let gaps = zip(counter.times, counter.times.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { abs($0 - 1 / Double(rate)) < 1e-9 })
        link.isPaused = true
        await app.advance(frames: 5)
        #expect(counter.times.count == rate)
        link.isPaused = false
        await app.advance(frames: 1)
        link.invalidate()
        await app.advance(frames: 5)
        #expect(counter.times.count == rate + 1)
        weak var weakView: UIView?
        do {
            let view = UIView()
            view.onFrame { _ in }
            weakView = view
        }
        #expect(weakView == nil)
        await app.advance(frames: 1)
        let ticks = app.counters.ticks
        await app.advance(frames: 5)
        #expect(app.counters.ticks <= ticks + 1)
    }

    @Test func `R53 the circle's state before it is drawn`() async throws {
        let circle = CircleView()
        #expect(circle.displayLink == nil && !circle.isRunning && circle.duration == 3 && circle.lastTime == 0 && circle.progress == 0)
        let pie = PieView()
        #expect(pie.fraction == 0 && !pie.isRunning && pie.startAngle == 0 && pie.isClockwise)
    }

    @Test func `R54 the first pass adds the link and draws nothing`() async throws {
        let circle = CircleView()
        let app = try await launch(circle)
        await app.advance(frames: 1)
        #expect(circle.passes == 1 && circle.isRunning && circle.displayLink != nil && circle.draws.isEmpty && circle.lastTime == 0)
    }

    @Test func `R55 the second pass stores the link's time and draws nothing`() async throws {
        let circle = CircleView()
        let app = try await launch(circle)
        await app.advance(frames: 2)
        #expect(circle.passes == 2 && circle.draws.isEmpty && circle.lastTime == circle.displayLink?.timestamp)
        #expect(circle.lastTime > 100)
    }

    @Test func `R56 from the third pass on a fan is drawn, at 60 Hz first of 0.0349066 radians`() async throws {
        let circle = CircleView()
        let app = try await launch(circle)
        await app.advance(frames: 3)
        #expect(circle.draws.count == 1 && abs((circle.draws.first ?? 0) - 0.0349066) < 1e-7)
        var steps: [(CGPathElementType, CGPoint)] = []
        circle.lastPath?.applyWithBlock { steps.append(($0.pointee.type, $0.pointee.points[0])) }
        #expect(steps.first?.0 == .moveToPoint && steps.first?.1 == CGPoint(x: 120, y: 120))
        #expect(steps.dropFirst().first?.0 == .addLineToPoint && steps.dropFirst().first?.1 == CGPoint(x: 220, y: 120))
        #expect(steps.last?.0 == .closeSubpath && steps.dropFirst(2).dropLast().allSatisfy { $0.0 == .addCurveToPoint || $0.1.x == 220 })
        // The arc opens downwards on the screen, which is clockwise for the viewer.
        await app.advance(frames: 30)
        let picture = try app.snapshot()
        #expect(picture.pixel(at: CGPoint(x: 170, y: 140)) == SIMD4(0, 0, 255, 255))
        #expect(picture.pixel(at: CGPoint(x: 170, y: 100)) == SIMD4(255, 255, 255, 255))
    }

    @Test(arguments: [(60, 3.0, 183, 181), (120, 3.0, 363, 361), (60, 15.0, 903, 901)])
    func `R57 beyond two pi the link is invalidated: 183 passes at 60 Hz in 3 s, 181 of them drawn`(
        rate: Int, duration: Double, passes: Int, draws: Int
    ) async throws {
        let circle = CircleView()
        circle.duration = duration
        let app = try await launch(circle, rate: rate)
        await app.advance(frames: passes + 20)
        #expect(circle.passes == passes && circle.draws.count == draws)
        #expect(circle.invalidations == 1 && !circle.isRunning && circle.lastTime == 0 && circle.displayLink == nil)
        let step = 2 * Double.pi / duration / Double(rate)
        #expect(abs((circle.draws.last ?? 0) - (2 * .pi + step)) < 1e-6)
        if rate == 60, duration == 3 { #expect(abs((circle.draws.last ?? 0) - 6.318092) < 1e-6) }
    }

    @Test func `R57 the fan ends at exactly two pi as a full disc, runs again, and may go while it runs`() async throws {
        let pie = PieView()
        pie.radius = 100
        pie.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let app = try await launch(pie)
        for _ in 0..<2 {
            var ends = 0
            pie.start { ends += 1 }
            #expect(pie.isRunning && pie.fraction == 0)
            await app.advance(frames: 181)
            #expect(pie.angle == 2 * .pi && ends == 1 && !pie.isRunning)
            let picture = try app.snapshot()
            for degree in 0..<360 {
                let angle = Double(degree) * .pi / 180
                let spot = CGPoint(x: 120 + 97 * cos(angle), y: 120 + 97 * sin(angle))
                #expect(picture.pixel(at: spot) == SIMD4(0, 0, 255, 255), "a sliver at \(degree) degrees")
            }
        }
        let displays = app.counters.displays
        await app.advance(frames: 10)
        #expect(app.counters.displays == displays)
        weak var weakPieView: PieView?
        do {
            let other = PieView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            pie.superview?.addSubview(other)
            other.start()
            await app.advance(frames: 3)
            other.removeFromSuperview()
            weakPieView = other
        }
        await app.advance(frames: 2)
        #expect(weakPieView == nil)
    }

    @Test func `R58 the fan's area grows evenly in time`() async throws {
        let circle = CircleView()
        let app = try await launch(circle)
        var points: [(Double, Double)] = []
        await app.advance(frames: 2)
        for _ in 0..<18 {
            await app.advance(frames: 10)
            points.append((app.now, Double(try blue(app.snapshot()))))
        }
        let count = Double(points.count)
        let (meanX, meanY) = (points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count)
        let (xx, yy, xy) = points.reduce((0.0, 0.0, 0.0)) { sums, point in
            let (dx, dy) = (point.0 - meanX, point.1 - meanY)
            return (sums.0 + dx * dx, sums.1 + dy * dy, sums.2 + dx * dy)
        }
        #expect(xy * xy / (xx * yy) > 0.9999)
        #expect(circle.passes == 182)
    }

    private func blue(_ picture: Snapshot) -> Int {
        var sum = 0
        for y in 0..<240 {
            for x in 0..<240 where (picture.pixel(at: CGPoint(x: x, y: y))?.x ?? 255) < 128 { sum += 1 }
        }
        return sum
    }

    @Test func `R59 one controller shows the circle: nothing, a third, two thirds, all of it at 0, 1, 2 and 3 seconds`() async throws {
        let circle = CircleView()
        let app = try await launch(circle)
        await app.advance(frames: 2)
        var shares: [Double] = []
        for second in 0..<4 {
            if second > 0 { await app.advance(frames: 60) }
            shares.append(Double(try blue(app.snapshot())) / (.pi * 100 * 100))
        }
        for (share, expected) in zip(shares, [0, 1.0 / 3, 2.0 / 3, 1]) { #expect(abs(share - expected) < 0.01) }
    }
}
