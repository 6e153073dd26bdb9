import Platform
import Testing

@testable import UIKitCore

/// Failure requirements, prevention, and the locations that recognizers report.
@MainActor @Suite(.app) struct GestureRuleTests {
    private final class Rules: NSObject, UIGestureRecognizerDelegate {
        var waits: [(UIGestureRecognizer, UIGestureRecognizer)] = []
        var isAskedOfTheOther = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { !isAskedOfTheOther && waits.contains { $0 === gestureRecognizer && $1 === otherGestureRecognizer } }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isAskedOfTheOther && waits.contains { $0 === otherGestureRecognizer && $1 === gestureRecognizer } }
    }

    private final class Meek: UITapGestureRecognizer {
        var yields = true
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !yields }
    }

    private final class Stubborn: UITapGestureRecognizer {
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @MainActor private final class Log { var lines: [String] = [] }

    private func stage(_ body: (TestHost, UIView, Log) throws -> Void) throws {
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            view.isMultipleTouchEnabled = true
            host.makeWindow().addSubview(view)
            host.step()
            try body(host, view, Log())
        }
    }

    private func tap(_ host: TestHost, _ place: CGFloat = 50) {
        host.touch(.began, place, place)
        host.touch(.ended, place, place)
        host.step()
    }

    private func add<Tap: UITapGestureRecognizer>(_ tap: Tap, _ name: String, to view: UIView, _ log: Log) -> Tap {
        tap.addAction { _ in log.lines.append(name) }
        view.addGestureRecognizer(tap)
        return tap
    }

    @Test(arguments: [false, true]) func delegatesRequireFailureBetweenRecognizers(asksTheOther: Bool) throws {
        try stage { host, view, log in
            let rules = Rules()
            rules.isAskedOfTheOther = asksTheOther
            let single = add(UITapGestureRecognizer(), "single", to: view, log)
            let double = add(UITapGestureRecognizer(), "double", to: view, log)
            double.numberOfTapsRequired = 2
            rules.waits = [(single, double)]
            (single.delegate, double.delegate) = (rules, rules)
            tap(host)
            #expect(log.lines.isEmpty)
            host.advance(1)
            #expect(log.lines == ["single"])
            tap(host)
            tap(host)
            host.advance(1)
            #expect(log.lines == ["single", "double"])
        }
    }

    @Test func aDelayedTapReportsTheLocationOfItsTouch() throws {
        try stage { host, view, log in
            let single = add(UITapGestureRecognizer(), "single", to: view, log)
            let double = add(UITapGestureRecognizer(), "double", to: view, log)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            var told: [CGPoint] = []
            single.addAction { recognizer in
                told = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: view) }
            }
            tap(host, 70)
            host.advance(1)
            #expect(log.lines == ["single"] && told == [CGPoint(x: 70, y: 70)])
            #expect(single.numberOfTouches == 0)
        }
    }

    @Test func aRecognizerThatCannotPreventLeavesOthersAlone() throws {
        try stage { host, view, log in
            let meek = add(Meek(), "meek", to: view, log)
            _ = add(UITapGestureRecognizer(), "other", to: view, log)
            tap(host)
            // The other recognizer prevents this one, once it is recognized; this one may be recognized first.
            #expect(log.lines == ["other"] || log.lines == ["meek", "other"])
            let both = log.lines.contains("other")
            log.lines = []
            meek.yields = false
            tap(host)
            #expect(both && log.lines == ["meek"])
        }
    }

    @Test func aRecognizerThatCannotBePreventedIsRecognizedToo() throws {
        try stage { host, view, log in
            _ = add(UITapGestureRecognizer(), "first", to: view, log)
            _ = add(Stubborn(), "stubborn", to: view, log)
            _ = add(UITapGestureRecognizer(), "third", to: view, log)
            tap(host)
            #expect(log.lines == ["first", "stubborn"])
        }
    }

    @Test func aLongPressAllowsItsMovement() throws {
        try stage { host, view, log in
            let press = UILongPressGestureRecognizer()
            press.allowableMovement = 40
            press.addAction { log.lines.append("\($0.state.rawValue)") }
            view.addGestureRecognizer(press)
            for distance in [30.0, 60.0] {
                log.lines = []
                host.touch(.began, 50, 50)
                host.touch(.moved, 50 + distance, 50)
                host.advance(1)
                host.touch(.ended, 50 + distance, 50)
                host.step()
                #expect(log.lines.isEmpty == (distance > 40))
            }
        }
    }

    @Test func aPanTranslationContinuesFromTheValueThatIsSet() throws {
        try stage { host, view, _ in
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            host.touch(.began, 50, 50)
            host.step()
            host.touch(.moved, 90, 50)
            host.step()
            pan.setTranslation(CGPoint(x: 7, y: 3), in: view)
            #expect(pan.translation(in: view) == CGPoint(x: 7, y: 3))
            host.touch(.moved, 100, 60)
            host.step()
            #expect(pan.translation(in: view) == CGPoint(x: 17, y: 13))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(pan.translation(in: view) == CGPoint(x: 8.5, y: 6.5))
        }
    }

    @Test func aSwipeReportsWhereItBegan() throws {
        try stage { host, view, _ in
            let swipe = UISwipeGestureRecognizer()
            var places: [CGPoint] = []
            swipe.addAction { places = [$0.location(in: view), $0.location(ofTouch: 0, in: view)] }
            view.addGestureRecognizer(swipe)
            host.touch(.began, 30, 50)
            host.step()
            for x in stride(from: 60.0, through: 200, by: 30) {
                host.touch(.moved, x, 50)
                host.step()
            }
            host.touch(.ended, 200, 50)
            host.step()
            #expect(places == [CGPoint(x: 30, y: 50), CGPoint(x: 30, y: 50)])
        }
    }
}
