import Testing

@testable import CoreGraphics

@Suite struct PatternGridTests {
    @Test func moreCellsThanAnIntegerHoldsAreNotFew() {
        #expect(PatternGrid.Cells(columns: 0..<Int.max, rows: 0..<4).count == .max)
        #expect(PatternGrid.Cells(columns: -2..<3, rows: 0..<4).count == 20)
    }
}
