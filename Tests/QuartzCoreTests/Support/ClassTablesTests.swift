import Foundation
import Testing

@testable import QuartzCore

@MainActor struct ClassTablesTests {
    @MainActor private class Base: NSObject {
        var log: [String] = []
        var title: String?
        func namedOnly(_ sender: String) { log.append("base \(sender)") }
        func answer() -> Int { 42 }
    }

    @MainActor private final class Derived: Base {
        func ownNamed(_ sender: String) { log.append("derived \(sender)") }
    }

    init() {
        ClassTables.register { table in
            table.add(Base.self, Selector(named: "namedOnly:", Base.namedOnly(_:)))
            table.add(Base.self, Selector(named: "answerByName", Base.answer))
            table.add(Base.self, "titleByName", \Base.title, isOutlet: true)
            table.add(Derived.self, Selector(named: "namedOnly:", Derived.ownNamed(_:)))
        }
    }

    @Test func aSelectorByNameFindsTheMethodOfTheNearestClass() {
        let (base, derived) = (Base(), Derived())
        #expect(Selector("namedOnly:").perform(on: base, with: ["a"]))
        #expect(Selector("namedOnly:").perform(on: derived, with: ["b"]))
        #expect(base.log == ["base a"])
        #expect(derived.log == ["derived b"])
        #expect(Selector("answerByName").value(of: derived) as? Int == 42)
    }

    @Test func anObjectWithoutAnEntryDoesNotHaveTheMethod() {
        #expect(Base().responds(to: Selector("namedOnly:")))
        #expect(!NSObject().responds(to: Selector("namedOnly:")))
        #expect(!Base().responds(to: Selector("nothing")))
    }

    @Test func anObjectIsAskedForItsMethodsOnAnyThread() async {
        let derived = Derived()
        nonisolated(unsafe) let other = NSObject()
        #expect(OptionalRequirement.isImplemented("namedOnly:", by: derived))
        let answers = await Task.detached {
            [
                OptionalRequirement.isImplemented("namedOnly:", by: derived), OptionalRequirement.isImplemented("nothing", by: derived),
                OptionalRequirement.isImplemented("namedOnly:", by: other),
            ]
        }.value
        #expect(answers == [true, false, false])
    }

    @Test func aClassIsFoundByItsName() {
        ClassTables.register(Derived.self, as: "NamedInObjectiveC")
        #expect(ClassTables.named("NamedInObjectiveC") == Derived.self)
        #expect(ClassTables.named("CALayer") == CALayer.self)
        #expect(ClassTables.named("NotNamedInObjectiveC") == nil)
    }

    @Test func aMethodOfAnIsolatedClassIsCalledFromCodeWithoutAnActor() {
        let base = Base()
        OptionalRequirement.call(base, "c") { target, value in target.namedOnly(value) }
        #expect(base.log == ["base c"])
        #expect(OptionalRequirement.call(base, ()) { target, _ in target.answer() } == 42)
    }

    @Test func aPropertyIsSetByItsName() throws {
        let object = Derived()
        let property = try #require(ClassTables.property("titleByName", of: object))
        #expect(property.set(object, "new"))
        #expect(object.title == "new")
        #expect(!property.set(object, 3))
        #expect(property.value(object) as? String == "new")
    }

    @Test func theNumberOfArgumentsGivesTheNameOfAnUndeclaredMethod() {
        #expect(Selector(inferring: "namedOnly", Base.namedOnly).description == "namedOnly:")
        #expect(Selector(inferring: "answer", Base.answer).description == "answer")
        let base: Base? = nil
        #expect(Selector(named: "namedOnly:", of: base, { $0.namedOnly(_:) }).description == "namedOnly:")
    }

    @Test func propertiesHaveSelectors() {
        let object = Base()
        Selector(named: "setTitle:", writing: { (target: Base, value) in target.title = value }).perform(on: object, with: ["t"])
        #expect(Selector(named: "title", reading: { (target: Base) in target.title }).value(of: object) as? String == "t")
    }
}

struct OptionalRequirementTests {
    private func height() -> Double { OptionalRequirement.missing() }
    private func view() -> NSObject { OptionalRequirement.missing() }
    private func names() -> [String] { OptionalRequirement.missing() }

    @Test func aMissingMethodGivesNil() {
        #expect(OptionalRequirement.value { height() } == nil)
        #expect(OptionalRequirement.value { view() } == nil)
        #expect(OptionalRequirement.value { names() } == nil)
        #expect(OptionalRequirement.value { 3.5 } == 3.5)
        #expect(OptionalRequirement.value { OptionalRequirement.value { height() } ?? 44 } == 44)
    }

    @Test func aLockedObjectCanBeLockedAgainByItsThread() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
    }
}
