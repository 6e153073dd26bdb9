import Foundation
import Testing
import UIKit

/// Values that go through Foundation's keyed archives.
@MainActor @Suite struct ArchiveTests {
    private func archived(_ object: some NSObject & NSCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: try archived(object))
    }

    @Test func coloursOfAllSpacesRoundTrip() throws {
        for color in [
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.5, alpha: 1),
            UIColor(red: 1.25, green: -0.5, blue: 0, alpha: 1), UIColor(white: 2, alpha: 1),
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
            UIColor(cgColor: CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 1)),
        ] {
            let back = try #require(try copy(color))
            #expect(back == color && back.cgColor.colorSpace == color.cgColor.colorSpace)
        }
        let plain = try copy(UIColor(patternImage: UIImage()))
        #expect(plain?.cgColor.alpha == 0, "An image of nothing is no pattern.")
    }

    @Test func aDynamicColourIsArchivedInLightAndDark() throws {
        let back = try #require(try copy(UIColor.systemBackground))
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(back.resolvedColor(with: light) == UIColor.systemBackground.resolvedColor(with: light))
        #expect(back.resolvedColor(with: dark) == UIColor.systemBackground.resolvedColor(with: dark))
        #expect(back.resolvedColor(with: dark) != back.resolvedColor(with: light))
    }

    private func picture(_ color: UIColor, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
    }

    @Test func anImageRoundTripsAsItIsShown() throws {
        let image = picture(.red).withRenderingMode(.alwaysTemplate).resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 1), resizingMode: .stretch
        ).imageFlippedForRightToLeftLayoutDirection().withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
        let back = try #require(try copy(image))
        #expect(back.size == image.size && back.scale == 2 && back.renderingMode == .alwaysTemplate && back.resizingMode == .stretch)
        #expect(back.capInsets == image.capInsets && back.alignmentRectInsets == image.alignmentRectInsets)
        #expect(back.flipsForRightToLeftLayoutDirection && back.pngData() == image.pngData())
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
        #expect(try copy(turned)?.imageOrientation == .right && copy(turned)?.size == CGSize(width: 8, height: 12))
        #expect(try copy(UIImage())?.size == .zero)
    }

    @Test func anAnimatedImageRoundTripsWithItsImages() throws {
        let image = try #require(UIImage.animatedImage(with: [picture(.red), picture(.blue)], duration: 3))
        let back = try #require(try copy(image))
        #expect(back.images?.count == 2 && back.duration == 3 && back.images?[1].pngData() == image.images?[1].pngData())
    }

    @Test func fontsRoundTrip() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 13, weight: .semibold), .italicSystemFont(ofSize: 20),
            .monospacedSystemFont(ofSize: 11, weight: .bold), .monospacedDigitSystemFont(ofSize: 15, weight: .regular),
            try #require(UIFont(name: "Inter-Bold", size: 18)),
        ]
        for font in fonts {
            let back = try #require(try copy(font))
            #expect(back == font && back.fontName == font.fontName && back.lineHeight == font.lineHeight)
        }
    }

    @Test func aPathRoundTripsWithItsLineAttributes() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit, path.flatness) = (3, .round, .bevel, 4, 0.5)
        path.usesEvenOddFillRule = true
        path.setLineDash([2, 1], count: 2, phase: 0.5)
        let back = try #require(try copy(path))
        #expect(back.cgPath == path.cgPath && back.lineWidth == 3 && back.lineCapStyle == .round && back.lineJoinStyle == .bevel)
        #expect(back.miterLimit == 4 && back.flatness == 0.5 && back.usesEvenOddFillRule)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        back.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [2, 1] && count == 2 && phase == 0.5)
        #expect(try copy(UIBezierPath())?.isEmpty == true)
    }

    @Test func aParagraphStyleRoundTrips() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.center, .byTruncatingMiddle, .rightToLeft)
        (style.lineSpacing, style.headIndent, style.tailIndent, style.lineHeightMultiple) = (3, 10, -4, 1.5)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 40, options: [.columnTerminators: CharacterSet(charactersIn: ".")])]
        (style.hyphenationFactor, style.allowsDefaultTighteningForTruncation) = (0.5, true)
        style.lineBreakStrategy = .pushOut
        let back = try #require(try copy(style))
        #expect(back == style && back.tabStops == style.tabStops && back.lineBreakStrategy == .pushOut)
        back.alignment = .left
        #expect(back != style)
    }

    @Test func objectsContainColours() throws {
        #expect(try copy(ArchivedNote(color: .red))?.color == .red)
    }

    @Test func damagedArchivesGiveNothing() throws {
        let sound = try archived(UIColor.red)
        for count in stride(from: 0, to: sound.count, by: 7) {
            #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: sound.prefix(count))) ?? nil == nil)
        }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        UIColor.red.encode(with: archiver)
        let other = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIFont(coder: other) == nil && UIImage(coder: other) == nil && NSParagraphStyle(coder: other) == nil)
        #expect(UIColor(coder: other) == .red)
        let empty = NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver(requiringSecureCoding: false).encodedData)
        #expect(UIColor(coder: empty) == nil && UIImage(coder: empty) == nil && UIFont(coder: empty) == nil)
        #expect(UIBezierPath(coder: empty) == nil && NSParagraphStyle(coder: empty) == nil)
    }
}

/// An object that archives a colour under a key of its own, as apps do. Archives support classes at file scope only.
final class ArchivedNote: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let color: UIColor?

    init(color: UIColor) { self.color = color }
    init?(coder: NSCoder) { color = coder.decodeObject(of: UIColor.self, forKey: "color") }
    func encode(with coder: NSCoder) { coder.encode(color, forKey: "color") }
}
