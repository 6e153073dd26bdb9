import Testing

@testable import caret_build_step

@Suite struct NaturalOrderTests {
    @Test(arguments: [
        ["1", "2", "10"], ["2 b.sh", "10 a.sh", "10 b.sh"], ["a", "a1", "a2", "a10", "b"], ["007", "07", "7", "8"],
        ["1-z", "2-a", "Z", "a", "ä"], ["", "0", "a"], ["99999999999999999999998", "99999999999999999999999"],
    ])
    func numbersAreComparedAsNumbers(names: [String]) {
        #expect(names.reversed().sorted(by: NaturalOrder.precedes) == names)
        for name in names { #expect(!NaturalOrder.precedes(name, name)) }
    }
}
