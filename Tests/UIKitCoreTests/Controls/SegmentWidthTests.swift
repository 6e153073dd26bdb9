import Testing

@testable import UIKitCore

/// The widths of segments, and their insertion and removal.
@MainActor @Suite(.app) struct SegmentWidthTests {
    private func stage(_ titles: [String], _ body: (TestHost, UISegmentedControl) throws -> Void) throws {
        try TestHost.run { host in
            let control = UISegmentedControl(items: titles)
            control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
            host.makeWindow().addSubview(control)
            host.step()
            try body(host, control)
        }
    }

    private func rounded(_ width: CGFloat) -> CGFloat { (width * 100).rounded() / 100 }

    private func widths(_ control: UISegmentedControl) -> [CGFloat] { control.parts.frames.map { rounded($0.width) } }

    @Test func aFixedWidthLeavesTheRestToTheOthers() throws {
        try stage(["a", "b", "c"]) { host, control in
            #expect(widths(control) == [99.33, 99.33, 99.33])
            control.setWidth(60, forSegmentAt: 1)
            host.step()
            #expect(widths(control) == [119, 60, 119] && control.widthForSegment(at: 1) == 60)
            control.setWidth(0, forSegmentAt: 1)
            host.step()
            #expect(widths(control) == [99.33, 99.33, 99.33])
        }
    }

    @Test func widthsFollowTheContentIfRequested() throws {
        try stage(["a", "much longer"]) { host, control in
            control.apportionsSegmentWidthsByContent = true
            host.step()
            let widths = control.parts.frames.map(\.width)
            #expect(widths[1] > 2 * widths[0] && abs(widths[0] + widths[1] - 299) < 0.01)
        }
    }

    @Test func segmentsSlideIfAnimated() throws {
        try stage(["a", "b"]) { host, control in
            control.insertSegment(withTitle: "new", at: 1, animated: true)
            host.step(3)
            let shown = control.parts.segmentViews.map { $0.layer.presentation()?.frame.width ?? 0 }
            #expect(shown[1] > 0 && shown[1] < 90, "\(shown)")
            host.advance(0.5)
            #expect(control.parts.segmentViews.map { rounded($0.layer.presentation()?.frame.width ?? 0) } == [99.33, 99.33, 99.33])
            control.removeSegment(at: 0, animated: false)
            host.step(2)
            #expect(control.parts.segmentViews.map { $0.layer.presentation()?.frame.width ?? 0 } == [149.5, 149.5])
        }
    }

    @Test func aNewSegmentGrowsBetweenItsNeighbours() {
        let frames = [CGRect(x: 0, y: 0, width: 50, height: 9), CGRect(x: 50, y: 0, width: 50, height: 9)]
        #expect(SegmentSlide.insertion(1).initialFrames(frames).map(\.minX) == [0, 50, 50])
        #expect(SegmentSlide.insertion(2).initialFrames(frames).map(\.minX) == [0, 50, 100])
        #expect(SegmentSlide.insertion(2).initialFrames(frames.reversed()).map(\.minX) == [50, 0, 0])
        #expect(SegmentSlide.removal(0).initialFrames(frames).map(\.minX) == [50])
        #expect(SegmentSlide.insertion(0).fits(2, 3) && !SegmentSlide.insertion(0).fits(2, 4) && !SegmentSlide.insertion(0).fits(0, 1))
    }
}
