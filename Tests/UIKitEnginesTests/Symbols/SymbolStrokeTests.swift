import CoreGraphics
import Testing

@testable import UIKitEngines

@Suite struct SymbolStrokeTests {
    @Test(arguments: [
        (4, 1, 8.0, 78.9), (4, 2, 8.9, 99.6), (4, 3, 9.7, 127.2), (1, 2, 2.3, 94.6), (9, 2, 20.8, 107.4), (9, 3, 23.8, 136.1),
    ])
    func strokesAndCirclesHaveTheMeasuredSizes(weight: Int, scale: Int, width: Double, circle: Double) throws {
        let stroke = SymbolStroke(weight: weight, scale: scale)
        #expect(abs(stroke.width * 100 - width) < 0.001)
        let parts = try #require(SymbolLibrary.parts("circle"))
        let box = SymbolPainter(lineWidth: stroke.lineWidth(of: parts), colors: []).bounds(of: parts)
        #expect(abs(box.width * stroke.unit * 100 - circle) < 0.1)
    }

    /// 1.5 points at 17 points, like the stems of the text beside the symbol.
    @Test func aRegularStrokeIsOneAndAHalfPoints() {
        #expect(abs(SymbolStroke(weight: 4, scale: 2).width * 17 - 1.513) < 0.001)
    }

    @Test(arguments: 1...3) func everyWeightIsHeavierThanTheOneBefore(scale: Int) throws {
        for name in ["plus", "circle", "trash", "gear", "square.grid.3x3", "keyboard", "person.3"] {
            let parts = try #require(SymbolLibrary.parts(name))
            let widths = (1...9).map { weight in
                let stroke = SymbolStroke(weight: weight, scale: scale)
                return stroke.lineWidth(of: parts) * stroke.unit
            }
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(widths)")
        }
    }

    @Test func manyLinesStaySeparateAtHeavyWeights() throws {
        let black = SymbolStroke(weight: 9, scale: 2)
        let plus = try #require(SymbolLibrary.parts("plus"))
        let squares = try #require(SymbolLibrary.parts("square.grid.3x3"))
        #expect(abs(black.lineWidth(of: plus) * black.unit - 0.208) < 0.0001)
        #expect(black.lineWidth(of: squares) < black.lineWidth(of: plus) * 0.75)
        let regular = SymbolStroke(weight: 4, scale: 2)
        #expect(regular.lineWidth(of: squares) == regular.lineWidth(of: plus))
    }

    @Test func weightsAndScalesBeyondTheEndsAreClamped() {
        #expect(SymbolStroke(weight: 0, scale: 9) == SymbolStroke(weight: 1, scale: 3))
        #expect(SymbolStroke(weight: 12, scale: -1) == SymbolStroke(weight: 9, scale: 1))
    }
}
