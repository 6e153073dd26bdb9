import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Switches, sliders, steppers, segmented and page controls: their touches and events.
@MainActor @Suite(.app) struct ValueControlTests {
    @MainActor private final class Log {
        var lines: [String] = []
        init(_ control: UIControl, _ value: @escaping @MainActor () -> String) {
            control.addAction(UIAction { [weak self] _ in self?.lines.append(value()) }, for: .valueChanged)
        }
    }

    private func launched(_ control: UIView, _ frame: CGRect = CGRect(x: 100, y: 300, width: 200, height: 34)) async throws -> TestApp {
        control.frame = frame
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(control)
            return controller
        })
    }

    @Test func aTapTogglesASwitchAndADragMovesIt() async throws {
        let control = UISwitch()
        let log = Log(control) { "\(control.isOn)" }
        let app = try await launched(control)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        await app.tap(at: CGPoint(x: 125, y: 315))
        #expect(log.lines == ["true"] && control.accessibilityValue == "1")
        await app.drag(from: CGPoint(x: 135, y: 315), to: CGPoint(x: 105, y: 315))
        await app.drag(from: CGPoint(x: 135, y: 315), to: CGPoint(x: 105, y: 315))
        #expect(log.lines == ["true", "false"])
        control.isOn = true
        control.isEnabled = false
        await app.tap(at: CGPoint(x: 125, y: 315))
        #expect(control.isOn && log.lines.count == 2)
    }

    @Test func aSliderFollowsItsThumbAlone() async throws {
        let slider = UISlider()
        let log = Log(slider) { "\(slider.value)" }
        let app = try await launched(slider)
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.value = 500
        #expect(slider.value == 10)
        slider.value = -10
        await app.tap(at: CGPoint(x: 200, y: 317))
        #expect(slider.value == -10 && log.lines.isEmpty)
        await app.drag(from: CGPoint(x: 116, y: 317), to: CGPoint(x: 200, y: 317))
        #expect(abs(slider.value) < 0.5 && log.lines.count > 2)
        slider.isContinuous = false
        log.lines = []
        await app.drag(from: CGPoint(x: 200, y: 317), to: CGPoint(x: 300, y: 317))
        #expect(slider.value == 10 && log.lines == ["10.0"])
    }

    @Test func imagesReplaceTheTrackOfASlider() async throws {
        let slider = UISlider()
        let app = try await launched(slider)
        let thick = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 12)).image { _ in }
        slider.setMinimumTrackImage(thick.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)), for: .normal)
        slider.value = 0.5
        await app.advance(frames: 1)
        let lines = slider.subviews.compactMap { $0 as? UIImageView }.filter { $0.image == slider.currentMinimumTrackImage }
        #expect(lines.first?.frame.height == 12 && lines.first?.frame.midY == slider.bounds.midY && lines.first?.backgroundColor == nil)
        #expect(slider.minimumTrackImage(for: .disabled) != nil && slider.maximumTrackImage(for: .normal) == nil)
        slider.setMinimumTrackImage(nil, for: .normal)
        await app.advance(frames: 1)
        #expect(lines.first?.frame.height == 4 && lines.first?.backgroundColor == slider.tintColor)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 7]) func aSliderKeepsItsRange(_ value: Float) {
        let slider = UISlider()
        slider.value = value
        #expect((0...1).contains(slider.value))
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
    }

    @Test func aStepperGoesByStepsAndOnWhileATouchStays() async throws {
        let stepper = UIStepper()
        let log = Log(stepper) { "\(stepper.value)" }
        let app = try await launched(stepper)
        await app.tap(at: CGPoint(x: 180, y: 315))
        await app.tap(at: CGPoint(x: 110, y: 315))
        await app.tap(at: CGPoint(x: 110, y: 315))
        #expect(log.lines == ["1.0", "0.0"])
        stepper.wraps = true
        await app.tap(at: CGPoint(x: 110, y: 315))
        #expect(stepper.value == 100)
        stepper.value = 0
        await app.drag(from: CGPoint(x: 180, y: 315), to: CGPoint(x: 180, y: 316), rest: .milliseconds(850))
        #expect(stepper.value >= 4 && stepper.value <= 6)
    }

    @Test func segmentsAreSelectedByATap() async throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        let log = Log(control) { "\(control.selectedSegmentIndex)" }
        let app = try await launched(control, CGRect(x: 0, y: 300, width: 300, height: 32))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        await app.tap(at: CGPoint(x: 150, y: 316))
        await app.tap(at: CGPoint(x: 150, y: 316))
        #expect(log.lines == ["1"])
        control.setEnabled(false, forSegmentAt: 2)
        await app.tap(at: CGPoint(x: 250, y: 316))
        #expect(control.selectedSegmentIndex == 1)
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.isMomentary = true
        await app.tap(at: CGPoint(x: 50, y: 316))
        #expect(log.lines == ["1", "0"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theContentOfASegmentIsOffsetAndKeepsItsColours() async throws {
        let control = UISegmentedControl(items: ["One", UIImage(systemName: "star") ?? UIImage()])
        _ = try await launched(control)
        control.layoutIfNeeded()
        func part<Part: UIView>(_ type: Part.Type, of index: Int) throws -> Part {
            control.layoutIfNeeded()
            for face in control.parts.segmentViews { face.layoutIfNeeded() }
            return try #require(control.parts.segmentViews[index].subviews.lazy.compactMap { $0 as? Part }.first)
        }
        let place = try part(UILabel.self, of: 0).frame
        control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
        control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 9)
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2) && control.contentOffsetForSegment(at: 1) == .zero)
        #expect(try part(UILabel.self, of: 0).frame == place.offsetBy(dx: 3, dy: -2))
        #expect(try part(UIImageView.self, of: 1).image?.renderingMode == .alwaysTemplate)
        control.setImage(UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal), forSegmentAt: 1)
        #expect(try part(UIImageView.self, of: 1).image?.renderingMode == .alwaysOriginal)
    }

    @Test func aSegmentPerformsItsAction() async throws {
        var chosen = ""
        let control = UISegmentedControl(
            frame: .zero, actions: [UIAction(title: "A") { chosen = $0.title }, UIAction(title: "B") { chosen = $0.title }])
        let app = try await launched(control)
        await app.tap(at: CGPoint(x: 280, y: 316))
        #expect(chosen == "B")
    }

    @Test func aPageControlAdvancesOnePageAtATime() async throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.currentPage = 0
        let log = Log(control) { "\(control.currentPage)" }
        let app = try await launched(control)
        for _ in 0..<3 { await app.tap(at: CGPoint(x: 290, y: 317)) }
        await app.tap(at: CGPoint(x: 110, y: 317))
        #expect(log.lines == ["1", "2", "1"])
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func progressStaysInTheUnitInterval() {
        let bar = UIProgressView(progressViewStyle: .default)
        for (given, kept) in [(Float(0.5), Float(0.5)), (3, 1), (-1, 0), (.nan, 0)] {
            bar.progress = given
            #expect(bar.progress == kept)
        }
    }

    @Test func anIndicatorSpinsAndTheScreenIsAtRest() async throws {
        let indicator = UIActivityIndicatorView(style: .large)
        let app = try await launched(indicator)
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        try await app.settle()
        let before = try app.snapshot().pngData()
        await app.advance(by: .milliseconds(250))
        #expect(try before != app.snapshot().pngData())
        indicator.stopAnimating()
        #expect(indicator.isHidden)
    }

    @Test func pullingFarEnoughSendsValueChanged() async throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 390, height: 300)
        scroll.refreshControl = UIRefreshControl()
        let control = try #require(scroll.refreshControl)
        let log = Log(control) { "\(control.isRefreshing)" }
        let app = try await launched(scroll, CGRect(x: 0, y: 0, width: 390, height: 844))
        let rest = scroll.contentOffset.y
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260))
        try await app.settle()
        #expect(log.lines.isEmpty && scroll.contentOffset.y == rest)
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        try await app.settle()
        #expect(log.lines == ["true"] && scroll.contentOffset.y == rest - 60)
        control.endRefreshing()
        try await app.settle()
        #expect(scroll.contentOffset.y == rest && scroll.contentInset.top == 0)
    }
}
