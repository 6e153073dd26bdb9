import CoreGraphics
import Testing
import UIKitEngines

@Suite struct PagingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var offset: CGFloat
        var velocity: CGFloat
        var target: CGFloat
    }

    @Test(arguments: [
        Case(testDescription: "49 % returns", offset: 320 + 0.49 * 320, velocity: 0, target: 320),
        Case(testDescription: "51 % advances", offset: 320 + 0.51 * 320, velocity: 0, target: 640),
        Case(testDescription: "49 % back returns", offset: 320 - 0.49 * 320, velocity: 0, target: 320),
        Case(testDescription: "51 % back goes back", offset: 320 - 0.51 * 320, velocity: 0, target: 0),
        Case(testDescription: "a flick advances", offset: 330, velocity: 900, target: 640),
        Case(testDescription: "a hard flick advances one page only", offset: 500, velocity: 90_000, target: 640),
        Case(testDescription: "a flick back", offset: 310, velocity: -900, target: 0),
        Case(testDescription: "a flick against the drag returns", offset: 500, velocity: -900, target: 320),
        Case(testDescription: "the last page is the last", offset: 2900, velocity: 900, target: 2880),
        Case(testDescription: "a page and a half in between lands on a page", offset: 800, velocity: 0, target: 960),
    ])
    func settles(_ row: Case) {
        #expect(Paging(pageLength: 320, range: 0...2880).target(offset: row.offset, velocity: row.velocity) == row.target)
    }
}
