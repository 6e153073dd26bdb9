import Caret
import CaretTesting
import Testing
import UIKit

extension UserInfoKey where Host: UIView, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
}

/// The abilities of Documentation/CLOSURES.md that concern collections, batches and tests.
@MainActor @Suite(.app) struct ValueAbilities {
    private struct NotFound: Error, Equatable {}

    @Test func `A36 verbs of collections`() {
        let numbers = Array(1...6)
        #expect(numbers.select { $0 % 2 == 0 } == [2, 4, 6] && numbers.reject { $0 > 2 } == [1, 2])
        #expect(numbers.match { $0 > 3 } == 4 && numbers.any { $0 == 6 } && numbers.none { $0 == 7 })
        #expect(["1", "x", "3"].compact { Int($0) } == [1, 3])
    }

    @Test func `A37 a batch has results in order, progress, a width, and is cancelled`() async throws {
        var progress: [Int] = []
        let results = await batch([1, 2, 3], width: 2, progress: { done, _ in progress.append(done) }) { number in
            if number == 2 { throw NotFound() }
            return number * 10
        }
        #expect(results.map(\.value) == [10, nil, 30] && progress == [1, 2, 3] && results[1].error != nil)
        let task = Task {
            await batch([1, 2, 3], width: 1) { number in
                while !Task.isCancelled { await Task.yield() }
                try Task.checkCancellation()
                return number
            }
        }
        task.cancel()
        #expect(await task.value.compactMap(\.value).isEmpty)
    }

    @Test func `A40 a test moves the clock`() async throws {
        let app = try await AbilityScreen.launch()
        var minutes = 0
        Ticker(every: .seconds(60)).on(.tick) { minutes = $0 }
        await app.advance(by: .seconds(600))
        #expect(minutes == 10)
    }

    @Test func `A41 a program runs on Linux without a display`() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let app = try await AbilityScreen.launch(button)
        var saves = 0
        button.on(.tap) { saves += 1 }
        try await app.tap("Save")
        let picture = try app.snapshot()
        #expect(saves == 1 && picture.size.width > 0)
    }

    @Test func `A50 a value is kept with any object`() {
        var view: UIView? = UIView()
        view?.userInfo[.note] = "first"
        #expect(view?.userInfo[.note] == "first" && UIView().userInfo[.note] == nil)
        view = nil
    }
}
