import CaretTesting
import Testing

@testable import UIKitCore

/// Lengths of controls, in points, as measured in recorded pictures of iOS 17 and 18.
@MainActor @Suite(.app) struct ControlValueTests {
    @Test func aSegmentIsAsWideAsTheWidestChosenTitleAnd17() throws {
        let control = UISegmentedControl(items: ["A", "Second"])
        let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
        let widest = ("Second" as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
        // Two segments, and the separator between them.
        #expect(control.intrinsicContentSize == CGSize(width: 2 * (widest + 17) + 1, height: 32))
    }

    /// Inter's letters are as wide as San Francisco's but for two points in nine letters.
    @Test func threeSegmentsAreAbout263Wide() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        #expect(control.intrinsicContentSize.width.isNear(263, within: 6.1))
    }

    @Test func segmentsAreAPointApart() async throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 20, y: 100, width: 263, height: 32)
        _ = try await PixelInk.app(control)
        let frames = control.parts.frames
        #expect(zip(frames, [0, 88, 176] as [CGFloat]).allSatisfy { $0.minX.isNear($1) && $0.width.isNear(87) }, "\(frames)")
    }

    @Test func pageDotsAre7Point33WideEvery17Point67() async throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        control.pageIndicatorTintColor = .black
        #expect(control.intrinsicContentSize.width.isNear(73) && control.intrinsicContentSize.height.isNear(25.67))
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize)
        let app = try await PixelInk.app(control)
        var dots: [CGRect] = []
        for x in [100.0, 125, 142] {
            let area = CGRect(x: x, y: 100, width: x == 125 ? 17 : 25, height: 25)
            dots.append(try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 90, y: 90))))
        }
        #expect(dots.allSatisfy { $0.width.isNear(7.33) && $0.height.isNear(7.33) }, "\(dots)")
        #expect((dots[1].minX - dots[0].minX).isNear(17.67) && (dots[2].minX - dots[1].minX).isNear(17.67), "\(dots)")
    }

    @Test func aSteppersSignsHaveStrokesOf1Point33() async throws {
        let stepper = UIStepper()
        stepper.value = 50
        stepper.frame.origin = CGPoint(x: 100, y: 100)
        let app = try await PixelInk.app(stepper)
        let background = CGPoint(x: 110, y: 110)
        let minus = try #require(try PixelInk.box(app, in: CGRect(x: 112, y: 105, width: 25, height: 22), background: background))
        let plus = try #require(try PixelInk.box(app, in: CGRect(x: 158, y: 105, width: 25, height: 22), background: background))
        #expect(minus.height.isNear(1.33) && minus.width.isNear(13.33) && (minus.minX - 100).isNear(16.33), "\(minus)")
        // A stepper is 94 wide: the plus is half a point further right than the centre of its right half.
        #expect(plus.width.isNear(13.33) && plus.height.isNear(13.33) && (plus.minX - 100).isNear(64), "\(plus)")
    }

    @Test func aSlidersTrackBegins3FromItsEdge() async throws {
        let slider = UISlider(frame: CGRect(x: 10, y: 100, width: 370, height: 34))
        slider.value = 0.5
        slider.minimumTrackTintColor = .black
        slider.maximumTrackTintColor = .black
        let app = try await PixelInk.app(slider)
        let line = CGRect(x: 0, y: 112, width: 390, height: 10)
        let track = try #require(try PixelInk.box(app, in: line, background: CGPoint(x: 5, y: 90)))
        #expect((track.minX - 10).isNear(3) && (380 - track.maxX).isNear(3), "\(track)")
        #expect((track.minY - 100).isNear(15) && track.height.isNear(4), "\(track)")
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 366, height: 4))
    }

    /// Recorded for `.contactAdd`; from memory of published view descriptions for the others.
    @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure])
    func buttonsWithASymbolOfTheirOwnAre24Point33By23Point67(type: UIButton.ButtonType) {
        let size = UIButton(type: type).intrinsicContentSize
        #expect(size.width.isNear(24.33) && size.height.isNear(23.67))
    }

    /// Recorded at scale 3: the circle begins 4 pixels from the left and 3 from the top, and ends as far from the other
    /// edges.
    @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight])
    func theSymbolOfAButtonIsInTheMiddleOfItsImage(type: UIButton.ButtonType) async throws {
        let button = UIButton(type: type)
        button.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: button.intrinsicContentSize)
        let app = try await PixelInk.app(button)
        let area = CGRect(x: 95, y: 95, width: 40, height: 40)
        let ink = try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 90, y: 90)))
        #expect((ink.minX - 100).isNear(4.0 / 3, within: 0.1) && (ink.minY - 100).isNear(1, within: 0.1), "\(ink)")
        #expect(ink.width.isNear(65.0 / 3, within: 0.1) && ink.height.isNear(65.0 / 3, within: 0.1), "\(ink)")
        #expect(button.currentImage?.size == button.intrinsicContentSize)
    }

    /// From memory of published view descriptions.
    @Test func textFieldsAre22HighPlainAnd34Rounded() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    /// Mass 1, stiffness 100, damping 10, velocity 0. Public projects print the value 1.4727003346780927.
    @Test func theDefaultSpringSettlesIn1Point4727Seconds() {
        #expect(abs(CASpringAnimation(keyPath: "opacity").settlingDuration - 1.4727) < 0.0001)
    }
}
