import CoreGraphics
import Testing
import UIKitEngines

@Suite struct RowGeometryTests {
    /// Pseudo-random numbers that are the same in every run.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test(arguments: 1...6) func heightsAgreeWithAnArray(seed: UInt64) {
        var chance = Chance(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let count = [1, 127, 128, 129, 1000, 5000][Int(seed) - 1]
        var model = [CGFloat](repeating: 40, count: count)
        var rows = RowHeights(count: count, estimate: 40)
        for _ in 0..<400 {
            let row = Int.random(in: 0..<count, using: &chance)
            let height = CGFloat(Int.random(in: 0...200, using: &chance))
            model[row] = height
            rows.set(height, at: row)
            let asked = Int.random(in: 0...count, using: &chance)
            #expect(rows.top(of: asked) == model[..<asked].reduce(0, +))
            let place = CGFloat(Int.random(in: 0..<max(1, Int(model.reduce(0, +))), using: &chance))
            var end: CGFloat = 0
            let expected = model.firstIndex { height in
                end += height
                return place < end
            }
            #expect(rows.row(at: place) == expected ?? count - 1)
        }
        #expect(rows.total == model.reduce(0, +))
    }

    @Test func aMillionRowsStoreOnlyKnownHeights() {
        var rows = RowHeights(count: 1_000_000, estimate: 44)
        #expect(rows.total == 44_000_000 && rows.recordedPageCount == 0)
        rows.set(100, at: 999_999)
        rows.set(10, at: 0)
        #expect(rows.recordedPageCount == 2)
        #expect(rows.top(of: 999_999) == CGFloat(43_999_922))
        #expect(rows.row(at: 44 * 500_000 - 34) == 500_000)
        #expect(rows.isKnown(0) && !rows.isKnown(1))
    }

    @Test(arguments: 1...4) func sectionsAgreeWithAnArray(seed: UInt64) {
        var chance = Chance(state: seed &* 0x9E37_79B9_7F4A_7C15)
        var geometry = RowGeometry(
            sections: (0..<9).map { section in
                var result = RowGeometry.Section(rows: RowHeights(count: section * 3 % 7, estimate: 20))
                result.gap = CGFloat(section % 3) * 5
                result.header = CGFloat(section % 4) * 10
                result.footer = CGFloat(section % 2) * 7
                return result
            })
        geometry.tableHeaderHeight = 33
        for _ in 0..<200 {
            let section = Int.random(in: 0..<9, using: &chance)
            let height = CGFloat(Int.random(in: 1...90, using: &chance))
            let count = geometry.sections[section].rows.count
            if count > 0 { geometry.setHeight(height, of: .init(section, Int.random(in: 0..<count, using: &chance))) }
            geometry.change(section) { $0.header = height }
            var place: CGFloat = 33
            for number in 0..<9 {
                #expect(geometry.top(of: number) == place)
                place += geometry.sections[number].gap + geometry.sections[number].header
                for row in 0..<geometry.sections[number].rows.count {
                    let span = geometry.span(of: .init(number, row))
                    #expect(span.start == place && geometry.row(at: place) == .init(number, row))
                    place = span.end
                }
                place += geometry.sections[number].footer
            }
            #expect(geometry.total == place)
        }
    }

    @Test func rowsOfARangeAreInOrderAcrossEmptySections() {
        let counts = [2, 0, 0, 3]
        let geometry = RowGeometry(sections: counts.map { RowGeometry.Section(rows: RowHeights(count: $0, estimate: 10)) })
        let rows = geometry.rows(in: 5...32)
        #expect(rows == [.init(0, 0), .init(0, 1), .init(3, 0), .init(3, 1)])
        #expect(geometry.row(before: .init(3, 0)) == .init(0, 1) && geometry.row(after: .init(3, 2)) == nil)
    }
}
