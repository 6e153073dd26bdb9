import CoreGraphics
import Platform
import Testing
import UIKitEngines

@Suite struct KeyboardPlanTests {
    static let pages: [(KeyboardPage, KeyboardPurpose)] =
        [KeyboardPurpose.text, .email, .url, .search, .mention].flatMap { purpose in
            [(.letters, purpose), (.numbers, purpose), (.symbols, purpose)]
        } + [(.digits, .digits), (.digits, .decimal), (.digits, .phone), (.dialing, .phone)]

    private static let phone = screen(390, 844)

    private static func screen(_ width: CGFloat, _ height: CGFloat) -> DisplayMetrics {
        DisplayMetrics(size: CGSize(width: width, height: height), scale: 2)
    }

    @Test(arguments: pages, [CGFloat(320), 390, 430, 667, 932, 820, 1180]) func keysAreInRowsAndNeverOverlap(
        page: (KeyboardPage, KeyboardPurpose), width: CGFloat
    ) {
        let isTablet = width == 820 || width == 1180
        let height: CGFloat = isTablet ? 2000 - width : width > 600 ? 375 : 844
        let plan = KeyboardPlan(page.0, for: page.1, on: Self.screen(width, height))
        let keys = plan.keys
        let room = CGRect(x: 0, y: 0, width: width, height: plan.height)
        for (index, key) in keys.enumerated() {
            #expect(room.insetBy(dx: 2.9, dy: 0).contains(key.frame), "\(key)")
            #expect(key.frame.width >= 20 && key.frame.height >= 28, "\(key)")
            for other in keys[(index + 1)...] { #expect(!key.frame.intersects(other.frame), "\(key) \(other)") }
        }
        #expect(Set(keys.map(\.frame.minY)).count == (page.0 == .dialing ? 3 : 4))
        // A page contains each of its characters once.
        let texts = keys.compactMap { key in if case .text(let text) = key.kind { text } else { nil } }
        #expect(Set(texts).count == texts.count, "\(texts)")
    }

    @Test func heightsAreThoseOfTheScreens() {
        func height(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            KeyboardPlan(.letters, for: .text, on: Self.screen(width, height)).height
        }
        #expect(height(390, 844) == 216)
        #expect(height(844, 390) == 162)
        #expect(height(820, 1180) == 262)
        #expect(height(1180, 820) == 347)
        #expect(height(.nan, 844) == 216)
    }

    @Test func lettersAreAtTheirPlaces() throws {
        let keys = KeyboardPlan(.letters, for: .text, on: Self.phone).keys
        let texts = keys.compactMap { key in if case .text(let text) = key.kind { text } else { nil } }
        #expect(texts.joined() == "qwertyuiopasdfghjklzxcvbnm")
        let first = try #require(keys.first { $0.kind == .text("q") })
        let last = try #require(keys.first { $0.kind == .text("p") })
        #expect(first.frame.width == 33 && first.frame.minX == 3 && last.frame.maxX == 387)
        let middle = try #require(keys.first { $0.kind == .text("g") })
        #expect(abs(middle.frame.midX - 195) < 0.01)
        #expect(keys.contains { $0.kind == .space } && keys.contains { $0.kind == .enter })
    }

    @Test(arguments: [
        (KeyboardPurpose.email, ["@", "."]), (.url, [".", "/", ".com"]), (.mention, ["@", "#"]), (.search, ["."]), (.text, []),
    ]) func thePurposeAddsKeys(_ purpose: KeyboardPurpose, _ texts: [String]) {
        let keys = KeyboardPlan(.letters, for: purpose, on: Self.phone).keys
        let added = keys.compactMap { key in if case .text(let text) = key.kind, text.first?.isLetter != true { text } else { nil } }
        #expect(added == texts)
        #expect(keys.contains { $0.kind == .space } == (purpose != .url))
    }

    @Test func aTouchBetweenKeysIsOnTheNearest() {
        let keys = KeyboardPlan(.letters, for: .text, on: Self.phone).keys
        for key in keys {
            let index = KeyboardPlan.key(at: CGPoint(x: key.frame.midX, y: key.frame.midY), among: keys)
            #expect(index.map { keys[$0] } == key)
        }
        let corner = KeyboardPlan.key(at: CGPoint(x: -50, y: -50), among: keys)
        #expect(corner.map { keys[$0].kind } == .text("q"))
        #expect(KeyboardPlan.key(at: .zero, among: []) == nil)
    }
}
