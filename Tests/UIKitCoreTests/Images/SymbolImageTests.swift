import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import UIKitCore

@MainActor @Suite struct SymbolImageTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration = .unspecified, scale: CGFloat = 2) -> UIImage? {
        let traits = UITraitCollection(displayScale: scale)
        return UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(traits))
    }

    @Test func aCircleIsAsWideAsTheTextIsHigh() throws {
        let image = try #require(symbol("circle", UIImage.SymbolConfiguration(pointSize: 100)))
        #expect(abs(image.size.height - 99) < 2)
        #expect(image.isSymbolImage && image.scale == 2)
        // The middle of capitals is the middle of the circle.
        #expect(abs((image.baselineOffsetFromBottom ?? 0) - (image.size.height / 2 - 35.25)) < 1)
    }

    @Test func scalesAndWeightsAndStylesCount() throws {
        let sizes = [UIImage.SymbolScale.small, .medium, .large].compactMap { symbol("circle", .init(scale: $0))?.size.height }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
        let inks = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }.compactMap { weight in
            symbol("plus", .init(pointSize: 40, weight: weight))?.cgImage.map(Self.ink)
        }
        #expect(inks.count == 9 && inks == inks.sorted() && Set(inks).count == 9)
        let title = symbol("star", .init(textStyle: .largeTitle))
        #expect(title?.size == symbol("star", .init(pointSize: 34))?.size)
    }

    private static func ink(_ image: CGImage) -> Int {
        (0..<image.height).reduce(0) { sum, y in (0..<image.width).reduce(sum) { $0 + Int(image.pixel($1, y) >> 24) } }
    }

    @Test func anUnknownNameIsNilAndIsReportedOnce() {
        let name = "no.such.symbol.\(UUID().uuidString)"
        let count = Mutex(0)
        let id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.description.contains(name) { count.withLock { $0 += 1 } }
        }
        defer { Diagnostics.remove(recorder: id) }
        for _ in 0..<3 { #expect(UIImage(systemName: name) == nil) }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func aViewTintsASymbolUnlessItHasColours() throws {
        let view = UIImageView(image: symbol("square.fill"))
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.displayIfNeeded()
        let shown = try #require(view.layer.contents as? CGImage)
        #expect(shown.pixel(shown.width / 2, shown.height / 2) == 0xFFFF_0000)
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.image = symbol("plus.circle.fill", .init(paletteColors: [.white, green]))
        view.layer.displayIfNeeded()
        let colored = try #require(view.layer.contents as? CGImage)
        // The plus is white except for its antialiased edge.
        #expect(colored.pixel(colored.width / 2, colored.height / 2) >> 16 & 0xFF > 0xC0)
        #expect(colored.pixel(colored.width / 2, colored.height / 8) == 0xFF00_FF00)
    }

    @Test func configurationsAreAppliedOverEachOther() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = base.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(both.withoutScale() == base)
        let image = try #require(symbol("heart", base)?.applyingSymbolConfiguration(.init(pointSize: 40)))
        #expect(image.size == symbol("heart", .init(pointSize: 40, weight: .bold))?.size)
        #expect(UIImage().applyingSymbolConfiguration(base) == nil)
        let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(red.withConfiguration(base).renderingMode == .alwaysOriginal)
    }

    @Test func aViewsConfigurationAppliesToWhatTheImageLeavesOpen() {
        let view = UIImageView(image: symbol("star"))
        let usual = view.intrinsicContentSize
        view.preferredSymbolConfiguration = .init(pointSize: 60)
        #expect(view.intrinsicContentSize.height > usual.height * 3)
        view.image = symbol("star", .init(pointSize: 17))
        #expect(view.intrinsicContentSize == usual)
    }

    @Test(arguments: [-5, 0, CGFloat.nan, .infinity, 1e9])
    func absurdSizesAreLimited(size: CGFloat) throws {
        let image = try #require(symbol("star", .init(pointSize: size)))
        #expect(image.size.width > 0 && image.size.width < 4000)
    }
}
