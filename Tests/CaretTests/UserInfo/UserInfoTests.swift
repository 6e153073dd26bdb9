import Caret
import Foundation
import Testing

@MainActor private class Host: UserInfoHost {
    let userInfoStorage = UserInfoStorage()
}

@MainActor private final class SpecialHost: Host {}

@MainActor private final class Thing {
    var onEnd: (() -> Void)?
    isolated deinit { onEnd?() }
}

extension UserInfoKey where Host: CaretTests.Host, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
    fileprivate static var title: Self { UserInfoKey() }
}

extension UserInfoKey where Host: CaretTests.Host, Value == Int {
    fileprivate static var count: Self { UserInfoKey() }
    /// The name of another key, with another type.
    fileprivate static var note: Self { UserInfoKey() }
}

extension UserInfoKey where Host: CaretTests.Host, Value == Thing {
    fileprivate static var strongThing: Self { UserInfoKey() }
    fileprivate static var weakThing: Self { UserInfoKey(.weak) }
}

extension UserInfoKey where Host: CaretTests.Host, Value == NSString {
    fileprivate static var text: Self { UserInfoKey(.copy) }
    fileprivate static var sharedText: Self { UserInfoKey(.strong) }
}

extension UserInfoKey where Host: CaretTests.Host, Value == NSMutableString {
    fileprivate static var mutableText: Self { UserInfoKey(.copy) }
}

extension UserInfoKey where Host: CaretTests.Host, Value == String? {
    fileprivate static var answer: Self { UserInfoKey() }
}

/// Values that are associated with an object by code outside of its class.
@MainActor @Suite struct UserInfoTests {
    @Test func `R43 values are typed, and keys are distinguished by the place of their creation`() {
        let host = Host(), other = Host()
        host.userInfo[.note] = "hello"
        host.userInfo[.title] = "title"
        host.userInfo[.note] = 7
        let text: String? = host.userInfo[.note]
        let number: Int? = host.userInfo[.note]
        #expect(text == "hello" && number == 7 && host.userInfo[.title] == "title")
        #expect(other.userInfo[.title] == nil)
        host.userInfo[.title] = nil
        #expect(host.userInfo[.title] == nil && host.userInfo[.note] == 7)
    }

    @Test func `R43 a strong value lives as long as its host`() {
        weak var thing: Thing?
        var host: Host? = Host()
        do {
            let newThing = Thing()
            host?.userInfo[.strongThing] = newThing
            thing = newThing
        }
        #expect(thing != nil && host?.userInfo[.strongThing] === thing)
        host = nil
        #expect(thing == nil)
    }

    @Test func `R43 a weak value is gone when no other reference holds it`() {
        let host = Host()
        var thing: Thing? = Thing()
        host.userInfo[.weakThing] = thing
        #expect(host.userInfo[.weakThing] === thing && thing != nil)
        thing = nil
        #expect(host.userInfo[.weakThing] == nil)
    }

    @Test func `R43 a copied value does not follow its original`() {
        let host = Host()
        let original = NSMutableString(string: "before")
        host.userInfo[.text] = original
        host.userInfo[.sharedText] = original
        original.append(" and after")
        #expect(host.userInfo[.text] == "before" && host.userInfo[.sharedText] == "before and after")
    }

    @Test func `R43 keys can be passed between tasks`() async {
        let key = UserInfoKey<Host, String>.note
        let passedKey = await Task.detached { key }.value
        let host = Host()
        host.userInfo[passedKey] = "x"
        #expect(host.userInfo[.note] == "x")
    }

    @Test func aValueThatIsReplacedIsFreed() {
        let host = Host()
        weak var first: Thing?
        do {
            let newThing = Thing()
            host.userInfo[.strongThing] = newThing
            first = newThing
        }
        host.userInfo[.strongThing] = Thing()
        #expect(first == nil && host.userInfo[.strongThing] != nil)
        host.userInfo.removeAll()
        #expect(host.userInfo[.strongThing] == nil)
    }

    @Test func aValueMayUseItsHostWhileItIsFreed() {
        let host = Host()
        var wasRemoved: Bool?
        do {
            let thing = Thing()
            thing.onEnd = { [weak host] in
                wasRemoved = host?.userInfo[.strongThing] == nil
                host?.userInfo[.count] = 1
            }
            host.userInfo[.strongThing] = thing
        }
        host.userInfo[.strongThing] = nil
        #expect(wasRemoved == true && host.userInfo[.count] == 1)
    }

    @Test func aSubclassHasTheKeysOfItsSuperclass() {
        let special = SpecialHost()
        let host: Host = special
        special.userInfo[.note] = "one"
        #expect(host.userInfo[.note] == "one")
    }

    @Test func aDefaultIsCreatedOnDemand() {
        let host = Host()
        host.userInfo[.count, default: 0] += 1
        host.userInfo[.count, default: 0] += 1
        #expect(host.userInfo[.count] == 2)
        var isMade = false
        func make() -> Int {
            isMade = true
            return 0
        }
        #expect(host.userInfo[.count, default: make()] == 2 && !isMade)
    }

    @Test func aValueMayBeAnOptional() {
        let host = Host()
        #expect(host.userInfo[.answer] == nil)
        host.userInfo[.answer] = .some(nil)
        #expect(host.userInfo[.answer] == .some(nil))
        host.userInfo[.answer] = nil
        #expect(host.userInfo[.answer] == nil)
    }

    @Test func aHostWithoutValuesIsFreedWithThem() {
        weak var weakHost: Host?
        do {
            let host = Host()
            host.userInfo[.note] = "x"
            weakHost = host
        }
        #expect(weakHost == nil)
    }

    @Test func aCopyOfAnotherTypeIsAMistake() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            Host().userInfo[.mutableText] = NSMutableString(string: "x")
        }
    }
}
