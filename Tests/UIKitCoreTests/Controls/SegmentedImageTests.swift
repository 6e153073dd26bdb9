import CaretTesting
import CoreGraphics
import Testing

@testable import UIKitCore

/// Custom images in a segmented control.
@MainActor @Suite(.app) struct SegmentedImageTests {
    private let control = UISegmentedControl(items: ["A", "B", "C"])

    private func plain(_ color: UIColor, width: CGFloat = 1) -> UIImage {
        let size = CGSize(width: width, height: 1)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func launched(
        _ device: Device = .standard.scale(1), after prepare: @escaping @MainActor () -> Void = {}
    ) async throws -> TestApp {
        control.frame = CGRect(x: 0, y: 300, width: 304, height: 32)
        let app = try await TestApp.launch(
            showing: { [control] in
                prepare()
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                controller.view.addSubview(control)
                return controller
            }, on: device)
        try await app.settle()
        return app
    }

    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let green = SIMD4<UInt8>(0, 255, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private let white = SIMD4<UInt8>(repeating: 255)

    private func color(_ app: TestApp, _ x: CGFloat, _ y: CGFloat = 304) throws -> SIMD4<UInt8>? {
        try app.snapshot().pixel(at: CGPoint(x: x, y: y))
    }

    @Test func eachSegmentShowsTheImageOfItsState() async throws {
        control.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
        control.setDividerImage(
            plain(.green, width: 2), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 1
        let app = try await launched()
        #expect(control.parts.frames.map(\.minX) == [0, 102, 204] && control.parts.frames.map(\.width) == [100, 100, 100])
        #expect(try color(app, 5) == red && color(app, 107) == blue && color(app, 209) == red)
        #expect(try color(app, 100) == green && color(app, 203) == green)
        await app.tap(at: CGPoint(x: 209, y: 316))
        try await app.settle()
        #expect(try control.selectedSegmentIndex == 2 && color(app, 107) == red && color(app, 209) == blue)
        // A tap on a divider hits the segment beside the divider.
        await app.tap(at: CGPoint(x: 100.5, y: 316))
        #expect(control.selectedSegmentIndex == 0)
        #expect(control.backgroundImage(for: .highlighted, barMetrics: .compact)?.size == CGSize(width: 1, height: 1))
    }

    @Test func emptyImagesLeaveTheTitlesVisible() async throws {
        control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        control.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 0
        let app = try await launched()
        #expect(try color(app, 5) == white && color(app, 101, 316) == white && control.backgroundColor == nil)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        try await app.settle()
        #expect(try control.backgroundColor == .tertiarySystemFill && color(app, 150) != white)
    }

    @Test func proxiesAcceptOneImageForEachState() async throws {
        control.selectedSegmentIndex = 0
        let app = try await launched(after: {
            let proxy = UISegmentedControl.appearance()
            proxy.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
            proxy.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
        })
        #expect(try color(app, 5) == blue && color(app, 150) == red)
    }

    @Test func theContentOfASegmentIsOffset() async throws {
        control.setContentPositionAdjustment(UIOffset(horizontal: 0, vertical: 3), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
        #expect(control.contentPositionAdjustment(forSegmentType: .center, barMetrics: .compact).vertical == 3)
        _ = try await launched()
        let labels = control.parts.segmentViews.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }
        #expect(labels.map(\.frame.minX) == [9, 4, 4] && labels.map(\.frame.minY) == [0, 3, 3])
    }
}
