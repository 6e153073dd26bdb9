import Caret
import Foundation
import Testing

/// Select, reject and map that change their receiver.
@Suite struct InPlaceVerbTests {
    private struct Refusal: Error, Equatable {
        let number: Int
    }

    @Test func `R41 select in place keeps the accepted elements`() {
        var array = [1, 2, 3, 4]
        var set: Set = [1, 2, 3, 4]
        var dictionary = ["a": 1, "b": 2]
        var indexes = IndexSet(1...4)
        array.selectInPlace { $0 % 2 == 0 }
        set.selectInPlace { $0 % 2 == 0 }
        dictionary.selectInPlace { key, value in key == "b" && value == 2 }
        indexes.selectInPlace { $0 % 2 == 0 }
        #expect(array == [2, 4] && set == [2, 4] && dictionary == ["b": 2] && indexes == IndexSet([2, 4]))
    }

    @Test func `R41 reject in place removes the accepted elements`() {
        var array = [1, 2, 3, 4]
        var set: Set = [1, 2, 3, 4]
        var dictionary = ["a": 1, "b": 2]
        var indexes = IndexSet(1...4)
        array.rejectInPlace { $0 % 2 == 0 }
        set.rejectInPlace { $0 % 2 == 0 }
        dictionary.rejectInPlace { key, value in key == "b" && value == 2 }
        indexes.rejectInPlace { $0 % 2 == 0 }
        #expect(array == [1, 3] && set == [1, 3] && dictionary == ["a": 1] && indexes == IndexSet([1, 3]))
    }

    @Test func `R41 map in place replaces the elements at their positions`() {
        var array = [1, 2, 3, 4]
        var set: Set = [1, 2, 3, 4]
        var dictionary = ["a": 1, "b": 2]
        var indexes = IndexSet(1...4)
        array.mapInPlace { $0 * 10 }
        set.mapInPlace { $0 / 2 }
        dictionary.mapInPlace { key, value in key == "a" ? value : value * 10 }
        indexes.mapInPlace { $0 * 2 }
        #expect(array == [10, 20, 30, 40] && set == [0, 1, 2])
        #expect(dictionary == ["a": 1, "b": 20] && indexes == IndexSet([2, 4, 6, 8]))
    }

    @Test func aSliceIsChangedWithinItsBounds() {
        var slice = [1, 2, 3, 4, 5][1...3]
        slice.mapInPlace { $0 * 10 }
        #expect(slice == [20, 30, 40] && slice.startIndex == 1)
        slice.rejectInPlace { $0 == 30 }
        #expect(Array(slice) == [20, 40])
    }

    @Test func aCopyKeepsItsElements() {
        let original = ["a": 1]
        var changed = original
        changed.mapInPlace { _, value in value + 1 }
        #expect(original == ["a": 1] && changed == ["a": 2])
    }

    @Test func aThrownErrorLeavesTheCollectionUnchanged() {
        func refuse(_ number: Int) throws(Refusal) -> Int {
            if number == 3 { throw Refusal(number: number) }
            return number + 1
        }
        var array = [1, 2, 3, 4]
        var set: Set = [1, 2, 3]
        var indexes = IndexSet(1...4)
        #expect(throws: Refusal(number: 3)) { try array.mapInPlace(refuse) }
        #expect(throws: Refusal(number: 3)) { try array.rejectInPlace { try refuse($0) > 0 } }
        #expect(throws: Refusal(number: 3)) { try array.selectInPlace { try refuse($0) > 2 } }
        #expect(throws: Refusal(number: 3)) { try set.mapInPlace(refuse) }
        #expect(throws: Refusal(number: 3)) { try indexes.mapInPlace(refuse) }
        #expect(array == [1, 2, 3, 4] && set == [1, 2, 3] && indexes == IndexSet(1...4))
    }

    @Test func aThrownErrorKeepsItsType() {
        do throws(Refusal) {
            try [1, 2].each { number throws(Refusal) in throw Refusal(number: number) }
        } catch {
            #expect(error.number == 1)
        }
    }

    #if !os(Windows)
        @Test func anIndexBelowZeroIsAMistake() async {
            await #expect(processExitsWith: .failure) {
                _ = IndexSet(integer: 0).mapToIndexSet { $0 - 1 }
            }
        }
    #endif
}
