import CoreGraphics
import Testing
import UIKitEngines

@Suite struct FlowGeometryTests {
    private func uniform(_ width: CGFloat, _ height: CGFloat, count: Int) -> FlowSection {
        FlowSection(sizes: .uniform(CGSize(width: width, height: height), count: count))
    }

    private func elements(_ geometry: FlowGeometry, in rect: CGRect) -> [FlowElement] {
        var found: [FlowElement] = []
        geometry.forEachElement(in: rect) { element, _ in found.append(element) }
        return found
    }

    @Test(arguments: [FlowAxis.vertical, .horizontal]) func pagesAreSeamless(axis: FlowAxis) {
        let geometry = FlowGeometry(axis: axis, crossExtent: axis == .vertical ? 320 : 568, sections: [uniform(320, 568, count: 10)])
        for item in 0..<10 {
            let index = CGFloat(item)
            let origin = axis == .vertical ? CGPoint(x: 0, y: index * 568) : CGPoint(x: index * 320, y: 0)
            #expect(geometry.frame(section: 0, item: item) == CGRect(origin: origin, size: CGSize(width: 320, height: 568)))
        }
        #expect(geometry.contentSize == (axis == .vertical ? CGSize(width: 320, height: 5680) : CGSize(width: 3200, height: 568)))
    }

    @Test func fromRightToLeftTheFirstPageIsTheRightmost() {
        let geometry = FlowGeometry(axis: .horizontal, crossExtent: 568, sections: [uniform(320, 568, count: 3)], isRightToLeft: true)
        #expect((0..<3).map { geometry.frame(section: 0, item: $0).minX } == [640, 320, 0])
        #expect(elements(geometry, in: CGRect(x: 0, y: 0, width: 320, height: 568)) == [.item(section: 0, item: 2)])
    }

    @Test func threeColumnsFillTheWidthAndTheLastRowKeepsThem() {
        var section = uniform(100, 100, count: 7)
        section.itemSpacing = 10
        section.lineSpacing = 4
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 330, sections: [section])
        #expect((0..<7).map { geometry.frame(section: 0, item: $0).minX } == [0, 115, 230, 0, 115, 230, 0])
        #expect((0..<7).map { geometry.frame(section: 0, item: $0).minY } == [0, 0, 0, 104, 104, 104, 208])
        #expect(geometry.contentSize.height == 308)
    }

    @Test func aThirdOfAWidthFitsThreeTimes() {
        for width in stride(from: CGFloat(200), through: 1200, by: 1) {
            var section = uniform((width - 4) / 3, 10, count: 6)
            section.itemSpacing = 2
            let geometry = FlowGeometry(axis: .vertical, crossExtent: width, sections: [section])
            #expect(geometry.frame(section: 0, item: 2).minY == 0)
            #expect(geometry.frame(section: 0, item: 3).minY == 10)
        }
    }

    @Test func insetsHeadersAndFootersTakeTheirSpace() {
        var section = uniform(50, 50, count: 1)
        section.headerLength = 30
        section.footerLength = 20
        section.insetTop = 8
        section.insetBottom = 4
        section.insetLeft = 16
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 116, sections: [section, section])
        #expect(geometry.frame(of: .header(section: 1)) == CGRect(x: 0, y: 112, width: 116, height: 30))
        #expect(geometry.frame(section: 1, item: 0).minY == 150)
        #expect(geometry.frame(section: 0, item: 0).minX == 16 || geometry.frame(section: 0, item: 0).minX == 41)
        #expect(geometry.frame(of: .footer(section: 1)) == CGRect(x: 0, y: 204, width: 116, height: 20))
        #expect(
            elements(geometry, in: CGRect(x: 0, y: 0, width: 116, height: 113)) == [
                .header(section: 0), .item(section: 0, item: 0), .footer(section: 0), .header(section: 1),
            ])
    }

    @Test func itemsOfDifferentSizesBreakIntoLines() {
        let sizes = [60, 60, 60, 100, 30].map { (width: CGFloat) in CGSize(width: width, height: 20) }
        var section = FlowSection(sizes: .each(sizes))
        section.itemSpacing = 5
        section.lineSpacing = 1
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 140, sections: [section])
        let frames = (0..<5).map { geometry.frame(section: 0, item: $0) }
        #expect(frames.map(\.minX) == [0, 80, 40, 0, 105])
        #expect(frames.map(\.minY) == [0, 0, 21, 42, 42])
    }

    @Test func uniformAndMeasuredItemsAreLaidOutAlike() {
        for columns in 1...4 {
            let size = CGSize(width: 300 / CGFloat(columns) - 7, height: 33)
            var uniform = FlowSection(sizes: .uniform(size, count: columns * 5))
            uniform.itemSpacing = 3
            uniform.lineSpacing = 6
            var measured = uniform
            measured.sizes = .each(Array(repeating: size, count: columns * 5))
            let one = FlowGeometry(axis: .vertical, crossExtent: 300, sections: [uniform])
            // The last measured line keeps the minimum spacing; one more item makes it a full line that is justified.
            let other = FlowGeometry(axis: .vertical, crossExtent: 300, sections: [measured])
            for item in 0..<(columns * 4) {
                let distance = one.frame(section: 0, item: item).minX - other.frame(section: 0, item: item).minX
                #expect(abs(distance) < 1e-9)
            }
            #expect(abs(one.contentSize.height - other.contentSize.height) < 1e-9)
        }
    }

    @Test func aQueryFindsTheSameAsALinearSearch() {
        var section = uniform(70, 30, count: 500)
        section.itemSpacing = 4
        section.lineSpacing = 9
        section.headerLength = 11
        let sizes = (0..<500).map { (item: Int) in CGSize(width: 20 + (item * 37) % 90, height: 10 + (item * 13) % 40) }
        var ragged = FlowSection(sizes: .each(sizes))
        ragged.itemSpacing = 3
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 333, sections: [section, ragged, section])
        for start in stride(from: CGFloat(-50), to: geometry.contentSize.height + 50, by: 61) {
            let rect = CGRect(x: 0, y: start, width: 333, height: 200)
            let found = elements(geometry, in: rect).filter { if case .item = $0 { true } else { false } }
            var expected: [FlowElement] = []
            for section in 0..<3 {
                for item in 0..<500 {
                    let frame = geometry.frame(section: section, item: item)
                    if frame.minY < rect.maxY, frame.maxY > rect.minY { expected.append(.item(section: section, item: item)) }
                }
            }
            #expect(found == expected)
        }
    }

    @Test func aMillionItemsAreAsCheapAsTen() {
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 390, sections: [uniform(390, 60, count: 1_000_000)])
        #expect(geometry.contentSize.height == 60_000_000)
        let found = elements(geometry, in: CGRect(x: 0, y: 30_000_030, width: 390, height: 120))
        #expect(found == (500_000...500_002).map { .item(section: 0, item: $0) })
    }

    @Test func anInfiniteRectFindsEverything() {
        let geometry = FlowGeometry(axis: .vertical, crossExtent: 100, sections: [uniform(50, 50, count: 9)])
        #expect(elements(geometry, in: CGRect(x: -1e9, y: -1e300, width: 2e9, height: 2e300)).count == 9)
    }

    @Test func anEmptyLayoutHasNoSize() {
        #expect(FlowGeometry(axis: .vertical, crossExtent: 100, sections: []).contentSize.height == 0)
        let empty = FlowGeometry(axis: .vertical, crossExtent: 100, sections: [FlowSection(sizes: .each([]))])
        #expect(elements(empty, in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    }
}
