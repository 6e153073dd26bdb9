import Model
import Testing
import UIKit

@testable import Untouched

@MainActor @Suite struct HierarchyTests {
    @Test func overridesInExtensionsCallTheirSuperclasses() {
        let leaf = LeafViewController()
        leaf.loadViewIfNeeded()
        leaf.beginAppearanceTransition(true, animated: false)
        leaf.endAppearanceTransition()
        leaf.perform(leaf.reloading)
        #expect(leaf.calls == ["middle viewDidLoad", "leaf viewWillAppear", "base reload", "leaf reload"])
        #expect(leaf.describe() == "middle of base")
        #expect(leaf.prefersStatusBarHidden)
    }

    @Test func aMemberOfAnExtensionIsOverridden() {
        let controllers: [BaseViewController] = [BaseViewController(), LeafViewController()]
        #expect(controllers.map(\.subtitle) == ["base subtitle", "leaf, base subtitle"])
    }

    @Test func aNestedPrivateClassHasSelectors() {
        #expect(MiddleViewController().helps())
    }
}

@Suite struct ConditionsTests {
    @Test func conditionsAreThoseOfIOS() {
        #expect(Conditions.system == "simulator")
        #expect(Conditions.newest() == 15)
        #expect(Meal.titleKey == "title")
    }

    @Test func namesOfFoundationsOtherModulesExist() {
        #expect(Conditions.request(URL(fileURLWithPath: "/")).httpMethod == "POST")
        #expect(Conditions.elements(in: Data("<a><b/><b/></a>".utf8)) == ["a", "b", "b"])
        #expect(Conditions.root(9) == 3)
        Conditions.log("a message")
    }
}
