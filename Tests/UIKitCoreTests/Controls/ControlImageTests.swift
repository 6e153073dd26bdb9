import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Custom images in controls, lines on whole pixels, and dimmed controls.
@MainActor @Suite(.app) struct ControlImageTests {
    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 8, height: 8)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }.withRenderingMode(.alwaysOriginal)
    }

    private func pixel(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> [Int]? { host.pixel(x, y) }

    private func show(_ view: UIView, _ host: TestHost) {
        let window = host.makeWindow()
        window.backgroundColor = .white
        window.addSubview(view)
        host.step(2)
    }

    @Test func aStepperShowsCustomImages() throws {
        try TestHost.run { host in
            let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
            stepper.setIncrementImage(image(.red), for: .normal)
            stepper.setDecrementImage(image(.blue), for: .normal)
            stepper.setDecrementImage(image(.green), for: .disabled)
            stepper.setBackgroundImage(image(.yellow, CGSize(width: 94, height: 32)), for: .normal)
            stepper.setDividerImage(image(.black, CGSize(width: 4, height: 32)), forLeftSegmentState: .normal, rightSegmentState: .normal)
            stepper.value = 50
            show(stepper, host)
            #expect(pixel(host, 20 + 23.5, 116) == [0, 0, 255] && pixel(host, 20 + 70.5, 116) == [255, 0, 0])
            #expect(pixel(host, 20 + 5, 104) == [255, 255, 0] && pixel(host, 20 + 90, 128) == [255, 255, 0])
            #expect(pixel(host, 20 + 47, 110) == [0, 0, 0])
            #expect(stepper.incrementImage(for: .highlighted) != nil && stepper.backgroundImage(for: .disabled) != nil)
            #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) != nil)
            stepper.value = 0
            host.step(2)
            // At the end of the range the button has a state of its own.
            let green = try #require(pixel(host, 20 + 23.5, 116))
            #expect(green[1] > green[2] + 20)
        }
    }

    @Test func aProgressViewShowsCustomImages() throws {
        try TestHost.run { host in
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progressImage = image(.red, CGSize(width: 8, height: 10))
            bar.trackImage = image(.blue, CGSize(width: 8, height: 10))
            bar.progress = 0.5
            #expect(bar.intrinsicContentSize.height == 10)
            bar.frame = CGRect(x: 20, y: 100, width: 200, height: 10)
            show(bar, host)
            #expect(pixel(host, 60, 101) == [255, 0, 0] && pixel(host, 180, 108) == [0, 0, 255])
            bar.trackImage = nil
            bar.progressImage = nil
            #expect(bar.intrinsicContentSize.height == 4)
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func linesAreOnWholePixels(scale: CGFloat) throws {
        try TestHost.run(displays: [DisplayMetrics(size: CGSize(width: 300, height: 300), scale: scale)]) { host in
            let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
            stepper.value = 50
            let segments = UISegmentedControl(items: ["a", "b", "c"])
            segments.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
            let window = host.makeWindow()
            for view in [stepper, segments] as [UIView] { window.addSubview(view) }
            host.step(2)
            @MainActor func check(_ view: UIView) {
                for part in view.subviews {
                    let isLine = part.bounds.width > 0 && part.bounds.width <= 2 || part.bounds.height > 0 && part.bounds.height <= 2
                    if isLine {
                        let frame = part.convert(part.bounds, to: nil)
                        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                            #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(frame)")
                        }
                    }
                    check(part)
                }
            }
            check(stepper)
            check(segments)
        }
    }

    @Test func aDisabledSwitchIsDimmedAsAWhole() throws {
        try TestHost.run { host in
            let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
            control.isOn = true
            control.onTintColor = .black
            show(control, host)
            #expect(pixel(host, 28, 116) == [0, 0, 0] && pixel(host, 55, 116) == [255, 255, 255])
            control.thumbTintColor = .red
            control.isEnabled = false
            host.advance(0.5)
            // Both at half opacity, the thumb over the window's white and not over its track.
            let (track, thumb) = (try #require(pixel(host, 28, 116)), try #require(pixel(host, 55, 116)))
            #expect(track.allSatisfy { (120...135).contains($0) })
            #expect(thumb[0] > 250 && (120...135).contains(thumb[1]))
        }
    }

    @Test func aDisabledSearchFieldIsDimmed() throws {
        try TestHost.run { host in
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 200, height: 36))
            field.placeholder = "Search"
            show(field, host)
            #expect(field.leftView?.alpha == 1)
            field.isEnabled = false
            host.step(2)
            #expect(field.leftView?.alpha == 0.5 && field.parts.placeholder?.alpha == 0.5)
            field.isEnabled = true
            host.step(2)
            #expect(field.leftView?.alpha == 1 && field.parts.placeholder?.alpha == 1)
        }
    }
}
