import Foundation
import Testing

@testable import Photos

/// Predicates from texts.
@Suite struct PredicateTests {
    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        let object: [String: Any] = ["n": 5, "t": "Élan", "d": Date(timeIntervalSince1970: 100), "flag": true]
        return NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test func comparisonsAndWordsAreUnderstood() {
        #expect(holds("n == 5 AND t = 'Élan'") && holds("n != 4 && n <> 4") && !holds("n < 5 OR n > 5"))
        #expect(holds("n <= 5 and n >= 5 and n =< 5 and n => 5") && holds("NOT n == 4") && holds("!(n == 4 || n == 3)"))
        #expect(holds("n IN {1, 5}") && holds("n IN %@", [1, 5]) && !holds("n IN %@", [1, 2]) && holds("n BETWEEN {1, 5}"))
        #expect(holds("t CONTAINS[cd] 'ELA'") && !holds("t CONTAINS 'ELA'") && holds("t BEGINSWITH 'É'") && holds("t ENDSWITH[c] 'AN'"))
        #expect(holds("t ==[cd] 'elan'") && holds("missing == nil") && holds("n != NULL") && holds("flag == YES") && holds("flag = true"))
        #expect(holds("(n & 4) != 0") && holds("((n & %d) == %d)", 4, 4) && holds("n & 2 == 0") && holds("%K == %ld", "n", 5))
        #expect(holds("d > %@", Date(timeIntervalSince1970: 99) as NSDate) && holds("d < %@", Date(timeIntervalSince1970: 101)))
        #expect(holds("TRUEPREDICATE") && !holds("FALSEPREDICATE") && holds("n == -5 OR n == 5.0") && holds("t == \"Élan\""))
        #expect(!holds("missing > 1") && !holds("t > 1") && !holds("missing BETWEEN {1, 2}"))
        #expect(holds("n == 4 OR n == 3 OR n == 5 AND t != 'x'") && holds("(n == 5)") && holds("((n == 5) AND (t != 'x'))"))
        #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "n = 5")]).evaluate(with: ["n": 5]))
        #expect(NSPredicate(format: "SELF == %@", "a").evaluate(with: "a") && !NSPredicate(format: "n = 5").evaluate(with: 7))
    }

    @Test(arguments: ["", "n", "n ==", "n == 5 6", "(n == 5", "n IN {1", "n == 'open", "n == %@", "n ==[c 5", "n $ 5", "AND n == 5"])
    func aTextWithAnErrorHasAReason(format: String) {
        #expect(throws: PredicateParser.Failure.self) { try PredicateParser.parse(format, []) }
    }

    @Test func aTextWithAnErrorStopsTheApp() async {
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType ==") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType == %@") }
    }
}
