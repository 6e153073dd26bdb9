import CoreGraphics
import Foundation
import Testing

struct FontFileTests {
    private func file(_ name: String, _ bytes: Data) throws -> String {
        let url = try TestFolder.make().appendingPathComponent(name)
        try bytes.write(to: url)
        return url.path
    }

    @Test func theListContainsItsFaces() {
        let faces = TextEngine.shared.faces()
        #expect(faces.contains { $0.family == "Inter" && $0.weight == 700 && !$0.isItalic })
        #expect(faces.contains { $0.family == "Noto Color Emoji" })
        #expect(Set(faces.map(\.family).filter { $0.hasPrefix("DejaVu") }) == ["DejaVu Sans Mono"])
    }

    @Test func aFileThatIsNoFontIsATypedError() throws {
        let empty = try file("empty.ttf", Data())
        let text = try file("text.ttf", Data("not a font".utf8))
        let noise = try file("noise.otf", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ $0 >> 3) }))
        for path in [empty, text, noise] { #expect(throws: FontError.notAFont(path)) { try TextEngine.shared.register(path) } }
        #expect(throws: FontError.unreadable("/nowhere/a.ttf")) { try TextEngine.shared.register("/nowhere/a.ttf") }
        #expect(throws: FontError.notRegistered(text)) { try TextEngine.shared.unregister(text) }
    }

    private static let donor = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: donor)))
    func aTruncatedFontIsRefusedOrDrawsWithoutACrash() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: Self.donor))
        for share in [12, 100, 1000, whole.count / 4, whole.count / 2, whole.count - 1000] {
            let path = try file("cut\(share).ttf", whole.prefix(share))
            do {
                try TextEngine.shared.register(path)
                let style = TextStyle(font: TextFont(family: .named("DejaVu Serif"), size: 20))
                let layout = Sample.layout("Hamburg", style: style)
                layout.draw(in: CGContext(drawingInto: PixelBuffer(width: 100, height: 40), scale: 1), at: .zero)
                try TextEngine.shared.unregister(path)
            } catch {
                #expect(error == .notAFont(path))
            }
        }
    }
}
