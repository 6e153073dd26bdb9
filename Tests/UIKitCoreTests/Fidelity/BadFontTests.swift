import Testing

@testable import UIKitCore

/// Invalid font files and sizes.
@Suite(.serialized) struct BadFontTests {
    private static let donor = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("BadFontTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    private func code(registering url: URL) -> Int? {
        var error: Unmanaged<CFError>?
        return CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) ? nil : error?.takeRetainedValue().code
    }

    /// Writes a file of 100 MB that takes no space on the disk.
    private func grow(_ url: URL) throws {
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 100 << 20)
        try file.close()
    }

    @Test(arguments: ["", "not a font", "\u{0}\u{1}\u{0}\u{0}", "OTTO", "ttcf\u{0}\u{1}\u{0}\u{0}"])
    func aFileThatIsNoFontIsRefused(text: String) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("broken.ttf")
        try Data(text.utf8).write(to: url)
        #expect(code(registering: url) == CTFontManagerError.unrecognizedFormat.rawValue)
        try grow(url)
        #expect(code(registering: url) == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(code(registering: folder) != nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: donor)))
    func aFontOfAHundredMegabytesIsUsed() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("huge.ttf")
        try FileManager.default.copyItem(atPath: Self.donor, toPath: url.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        try grow(url)
        #expect(UIFont(name: "DejaVuSerif", size: 17) == nil)
        #expect(code(registering: url) == nil)
        let font = try #require(UIFont(name: "DejaVuSerif", size: 17))
        #expect(font.familyName == "DejaVu Serif" && UIFont.familyNames.contains("DejaVu Serif"))
        #expect("Hamburg".size(withAttributes: [.font: font]).width > 20)
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: "DejaVuSerif", size: 17) == nil)
        // Fonts in use do not change, and text is still laid out.
        #expect("Hamburg".size(withAttributes: [.font: font]).width > 20)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: donor)), arguments: [0.2, 0.5, 0.9])
    func aTruncatedFontIsRefusedOrDraws(share: Double) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("short.ttf")
        let whole = try Data(contentsOf: URL(fileURLWithPath: Self.donor))
        try whole.prefix(Int(Double(whole.count) * share)).write(to: url)
        guard code(registering: url) == nil else { return }
        defer { CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil) }
        guard let font = UIFont(name: "DejaVuSerif", size: 17) else { return }
        let size = "Hamburg".size(withAttributes: [.font: font])
        #expect(size.width.isFinite && size.height.isFinite && font.lineHeight.isFinite)
    }

    @Test func aFontWithoutLatinLettersFallsBackToOtherFonts() throws {
        let font = try #require(UIFont(name: "NotoSansThai-Regular", size: 17))
        #expect("สวัสดี".size(withAttributes: [.font: font]).width > 20)
        #expect("Hamburg".size(withAttributes: [.font: font]).width > 40)
        #expect(font.lineHeight > 10 && font.capHeight > 0 && font.xHeight > 0)
    }

    @Test(arguments: [0, -1, -.infinity, .infinity, CGFloat.nan])
    func anInvalidSizeBecomesTheDefault(size: CGFloat) throws {
        let fonts = [
            UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
            .monospacedSystemFont(ofSize: size, weight: .regular), .monospacedDigitSystemFont(ofSize: size, weight: .regular),
            try #require(UIFont(name: "Georgia", size: size)), UIFont.systemFont(ofSize: 20).withSize(size),
            UIFont(descriptor: UIFontDescriptor(), size: size),
        ]
        for font in fonts { #expect(font.pointSize == UIFont.systemFontSize) }
        let descriptor = UIFontDescriptor(name: "Georgia", size: 20)
        #expect(UIFont(descriptor: descriptor, size: size).pointSize == 20)
        #expect(UIFont(descriptor: descriptor.withSize(size), size: 0).pointSize == UIFont.systemFontSize)
    }

    @Test(arguments: [(UIFont.Weight(.nan), "Regular"), (UIFont.Weight(9), "Black"), (UIFont.Weight(-.infinity), "Ultralight")])
    func aWeightOutsideOfTheScaleIsTheNearest(weight: UIFont.Weight, name: String) {
        #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == ".SFUI-" + name)
        #expect(UIFont.systemFont(ofSize: 17, weight: weight, width: UIFont.Width(.nan)).lineHeight > 20)
    }

    @Test func textOf10000PointsIsMeasuredAndDrawn() {
        let font = UIFont.systemFont(ofSize: 10_000)
        #expect(font.pointSize == 10_000 && abs(font.lineHeight - 11_933.6) < 0.1)
        let small = "Ag".size(withAttributes: [.font: UIFont.systemFont(ofSize: 1000)]).width
        #expect(abs("Ag".size(withAttributes: [.font: font]).width - 10 * small) < 0.01 * small)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { _ in
            "I😀".draw(at: CGPoint(x: -900, y: -6000), withAttributes: [.font: font])
        }
        let buffer = image.cgImage?.buffer
        let hasInk = buffer?.withBytes { bytes in bytes.contains { $0 != 0 } } ?? false
        #expect(hasInk, "the stem of the letter covers the picture")
    }

    @MainActor @Test(.app, arguments: [1, 3, 0]) func aLineOfAMegabyteIsMeasured(lines: Int) {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = String(repeating: "abcdefghi ", count: 1 << 17)
        let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.width.isFinite && size.height > 20 && (lines == 0 || size.height < CGFloat(lines) * 21))
    }
}
