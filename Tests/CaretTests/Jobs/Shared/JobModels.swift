import Foundation
import Observation

/// A store that takes its time to save.
@MainActor final class LetterStore {
    private(set) var saves = 0
    private var pending: [CheckedContinuation<Void, Never>] = []

    func save() async {
        await withCheckedContinuation { pending.append($0) }
        saves += 1
    }

    /// The number of calls of `save` that wait.
    var waiting: Int { pending.count }

    /// Ends all calls that wait.
    func finish() {
        let finished = pending
        pending = []
        for continuation in finished { continuation.resume() }
    }
}

/// An address and a password, which are sent when both are valid.
@MainActor @Observable final class SignUp {
    var mail = ""
    var password = ""
    private(set) var sent: [String] = []
    var isValid: Bool { mail.contains("@") && password.count >= 4 }
    func send() { sent.append(mail) }
}

/// A document with a name.
@MainActor final class Letter {
    var name = "Letter"
}

/// Errands by shops.
@MainActor @Observable final class Errands {
    var shops = [Shop("Baker", ["Bread", "Rolls"]), Shop("Market", ["Apples", "Leek", "Milk"])]

    struct Shop {
        let name: String
        var things: [String]

        init(_ name: String, _ things: [String]) {
            self.name = name
            self.things = things
        }
    }

    func remove(_ thing: String) {
        for index in shops.indices { shops[index].things.removeAll { $0 == thing } }
    }

    func add(_ thing: String) { shops[0].things.append(thing) }
}

/// A guest of a hotel.
@MainActor @Observable final class Guest {
    var name = ""
    var nights = 2
    var hasCar = false
    var plate = ""
}

/// Towns that a search finds.
enum Towns {
    static let all = ["Aachen", "Bergen", "Berlin", "Bern", "Bonn", "Brno"]
    static func find(_ text: String) -> [String] { all.filter { !text.isEmpty && $0.hasPrefix(text) } }
}
