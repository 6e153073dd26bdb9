import Testing

@testable import UIKitEngines

@Suite struct ColorChoiceTests {
    @Test(arguments: [
        ("FF8000", "FF8000"), ("#ff8000", "FF8000"), (" 0A0B0C ", "0A0B0C"), ("f80", "FF8800"), ("", nil), ("12345", nil), ("GG0000", nil),
        ("#12 456", nil), ("-12345", nil),
    ]) func sixDigitsAreAColour(_ text: String, _ hex: String?) {
        #expect(ColorChoice(hex: text)?.hex == hex)
    }

    @Test func numbersAreClamped() {
        let color = ColorChoice(red: -1, green: 7, blue: .nan, alpha: .infinity)
        #expect(color == ColorChoice(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test(arguments: [0.0, 0.1, 0.25, 0.5, 0.75, 0.95]) func aHueRoundTrips(_ hue: Double) {
        #expect(abs(ColorChoice(hue: hue, saturation: 0.7, brightness: 0.9).hue - hue) < 1e-9)
    }

    @Test func everyCellOfTheGridHasItsPosition() {
        for row in 1..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                let place = ColorGrid.cell(of: ColorGrid.color(column: column, row: row))
                #expect(place?.column == column && place?.row == row)
            }
        }
        #expect(ColorGrid.color(column: 0, row: 0).hex == "FFFFFF" && ColorGrid.color(column: 11, row: 0).hex == "000000")
        #expect(ColorGrid.cell(of: ColorChoice(red: 0.123, green: 0.9, blue: 0.4)) == nil)
        #expect(ColorGrid.color(column: 99, row: -5).hex == "000000")
    }

    @Test(arguments: [(0.1, 0.2), (0.4, 0.5), (0.6, 0.8), (0.9, 0.35)]) func aPositionOfTheSpectrumRoundTrips(_ x: Double, _ y: Double) {
        let place = ColorSpectrum.point(of: ColorSpectrum.color(x: x, y: y))
        #expect(abs(place.x - x) < 1e-9 && abs(place.y - y) < 1e-9)
    }

    @Test func theSpectrumGoesFromWhiteToBlack() {
        #expect(ColorSpectrum.color(x: 0.3, y: 0).hex == "FFFFFF" && ColorSpectrum.color(x: 0.3, y: 1).hex == "000000")
        #expect(ColorSpectrum.color(x: 0, y: 0.5).hex == "FF0000")
        #expect(ColorSpectrum.point(of: ColorChoice(red: 0.2, green: 0.2, blue: 0.2)).y > 0.5)
    }
}
