import CoreGraphics
import Testing

struct TextFontTests {
    @Test func theInterfaceFontsAreInstalled() {
        #expect(TextEngine.shared.resolvedFamily(of: TextFont(size: 17)) == "Inter")
        #expect(TextEngine.shared.resolvedFamily(of: TextFont(family: .monospaced, size: 17)) == "JetBrains Mono")
    }

    @Test func aMissingFamilyIsReportedOnceAndReplaced() {
        let found = Recorder()
        let id = Diagnostics.addRecorder { found.add($0) }
        defer { Diagnostics.remove(recorder: id) }
        let style = TextStyle(font: TextFont(family: .named("No Such Family 1"), size: 17))
        #expect(Sample.layout("abc", style: style).size.width > 10)
        #expect(Sample.layout("def", style: style).size.width > 10)
        #expect(found.all.filter { $0.message.contains("No Such Family 1") }.map(\.code) == ["text.missing-font"])
    }

    @Test func boldIsWiderThanRegular() {
        let bold = Sample.layout("Settings", style: TextStyle(font: TextFont(size: 17, weight: 700)))
        #expect(bold.size.width > Sample.width("Settings") + 1)
    }

    @Test func monospacedCharactersHaveOneWidthAndDoNotMerge() {
        let style = TextStyle(font: TextFont(family: .monospaced, size: 10))
        #expect(abs(Sample.layout("//=>", style: style).size.width - 24) < 0.05)
        let layout = Sample.layout("//", style: style)
        #expect(layout.fragments.count == 1)
    }

    @Test func widthsOfOtherFamiliesGrowWithTheSizeInProportion() {
        func width(_ size: CGFloat) -> CGFloat {
            Sample.layout("Proportion", style: TextStyle(font: TextFont(family: .named("Noto Sans"), size: size))).size.width
        }
        #expect(abs(width(40) - 4 * width(10)) < 0.2)
    }
}
