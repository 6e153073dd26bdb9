import CaretTesting
import HeadlessBackend
import Platform
import Testing
import UIKitCore

/// The cost of a label per frame.
@MainActor @Suite(.app) struct UILabelFrameTests {
    private func withLabel(_ body: (UILabel, ApplicationHost, HeadlessBackend) throws -> Void) throws {
        let backend = HeadlessBackend()
        let host = ApplicationHost(backend: backend) { nil }
        try host.launch()
        defer { host.terminate() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Before"
        window.addSubview(label)
        window.makeKeyAndVisible()
        for _ in 0..<4 { backend.headlessClock.step() }
        try body(label, host, backend)
    }

    @Test func aTextChangeCostsOneLayoutOneDisplayAndOneRectangle() throws {
        try withLabel { label, host, backend in
            let before = host.frameLoop.counters
            label.text = "After"
            backend.headlessClock.step()
            let cost = host.frameLoop.counters - before
            #expect(cost.layouts == 1)
            #expect(cost.displays == 1)
            #expect(cost.damageRects == 1)
        }
    }

    @Test func theSameTextCostsNothing() throws {
        try withLabel { label, host, backend in
            let before = host.frameLoop.counters
            label.text = "Before"
            label.textColor = .label
            label.font = .systemFont(ofSize: 17)
            backend.headlessClock.step()
            #expect(host.frameLoop.counters == before)
        }
    }

    @Test func textIsBlendedWithTheLabelsBackground() throws {
        try withLabel { label, _, backend in
            label.backgroundColor = .green
            for _ in 0..<2 { backend.headlessClock.step() }
            let pixels = try #require(backend.windows.first?.pixels)
            let scale = Int(UIScreen.main.scale)
            let at = (101 * scale) * pixels.bytesPerRow + (21 * scale) * 4
            #expect(pixels.withBytes { [$0[at], $0[at + 1], $0[at + 2]] } == [0, 255, 0])
        }
    }

    @Test func aColourChangeDrawsWithoutLayout() throws {
        try withLabel { label, host, backend in
            let before = host.frameLoop.counters
            label.textColor = .red
            backend.headlessClock.step()
            let cost = host.frameLoop.counters - before
            #expect(cost.layouts == 0)
            #expect(cost.displays == 1)
        }
    }
}
