import CaretTesting
import Testing

@testable import UIKitCore

/// Invalid input of apps to views and images is handled in bounded time and memory.
@MainActor @Suite(.app) struct BadInputTests {
    private static let huge = String(repeating: "0123456789", count: 200_000)

    @Test func aLabelOfMegabytesInOneLineIsMeasuredAndDrawn() throws {
        try TestHost.run { host in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = Self.huge
            host.makeWindow().addSubview(label)
            host.step()
            #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).width <= 100)
            #expect(host.counters.displays > 0)
        }
    }

    @Test func aWrappedMegabyteIsBounded() {
        let label = UILabel()
        label.numberOfLines = 3
        label.text = String(Self.huge.prefix(1_000_000))
        let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.height < 80 && size.width <= 200)
    }

    @Test(arguments: ["\u{FFFD}", "a\u{0}b", "\u{202E}\u{202E}\u{2069}", String(decoding: [0xC3, 0x28, 0xFF, 0x80], as: UTF8.self)])
    func invalidTextIsMeasuredLikeOther(text: String) {
        let label = UILabel()
        label.text = text
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width.isFinite)
    }

    @Test func loneSurrogatesAreLaidOut() {
        let units: [unichar] = [0x61, 0xD83D, 0x62, 0xDE00]
        let text = NSString(characters: units, length: units.count)
        let label = UILabel()
        label.text = text as String
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width > 0)
        _ = Sketch { text.draw(at: .zero, withAttributes: nil) }
    }

    @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
    func fontsOfAnySizeAreDrawn(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.lineHeight.isFinite)
        _ = Sketch { ("Text" as NSString).draw(at: .zero, withAttributes: [.font: font]) }
    }

    @Test(arguments: [CGSize(width: 1e9, height: 10), CGSize(width: 0, height: 10), CGSize(width: 1e5, height: 1e5)])
    func viewsOfAnySizeUseBoundedMemory(size: CGSize) throws {
        try TestHost.run { host in
            let before = PixelBuffer.liveByteCount.load(ordering: .relaxed)
            let image = UIImage(cgImage: TestPictures.image(9, 9))
            let view = UIImageView(image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)))
            view.frame = CGRect(origin: .zero, size: size)
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            glass.frame = view.frame
            let window = host.makeWindow()
            window.addSubview(view)
            window.addSubview(glass)
            host.step(2)
            // The screen's own pixels, and the pixels of a blur of the screen.
            let screen = 1170 * 2532 * 4
            #expect(PixelBuffer.liveByteCount.load(ordering: .relaxed) - before < 3 * screen)
            #expect(view.snapshotView(afterScreenUpdates: true) == nil)
        }
    }

    @Test func geometryThatIsNotFiniteStopsTheProgramAndNamesTheValue() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 0) } }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().transform = CGAffineTransform(scaleX: .infinity, y: 1) }
        }
    }

    @Test func singularTransformsOfViewsAreAccepted() throws {
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.backgroundColor = .red
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
            let window = host.makeWindow()
            window.addSubview(view)
            host.step()
            #expect(view.frame.size == .zero && window.hitTest(CGPoint(x: 20, y: 20), with: nil) === window)
            #expect(view.convert(CGPoint(x: 1, y: 1), from: window).x.isFinite)
            view.transform = .identity
            #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        }
    }
}
