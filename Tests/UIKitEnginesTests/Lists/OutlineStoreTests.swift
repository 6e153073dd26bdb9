import Testing

@testable import UIKitEngines

@Suite struct OutlineStoreTests {
    private func fruit() -> OutlineStore<String> {
        var store = OutlineStore<String>()
        #expect(store.append(["fruit", "roots"], to: nil) == nil)
        #expect(store.append(["apple", "pear"], to: "fruit") == nil)
        #expect(store.append(["boskoop"], to: "apple") == nil)
        return store
    }

    @Test func childrenAreVisibleOnceAllAncestorsAreExpanded() {
        var store = fruit()
        #expect(store.flattened(onlyVisible: true) == ["fruit", "roots"])
        store.setExpanded(["apple"], true)
        #expect(!store.isVisible("boskoop"))
        store.setExpanded(["fruit"], true)
        #expect(store.flattened(onlyVisible: true) == ["fruit", "apple", "boskoop", "pear", "roots"])
        #expect(store.level(of: "boskoop") == 2)
    }

    @Test func itemsAreRemovedWithAllTheirDescendants() {
        var store = fruit()
        store.remove(["apple", "unknown"])
        #expect(store.flattened(onlyVisible: false) == ["fruit", "pear", "roots"])
        #expect(!store.contains("boskoop"))
    }

    @Test func noItemOccursTwice() {
        var store = fruit()
        let fault = store.append(["plum", "pear"], to: "roots")
        #expect(fault?.contains("pear") == true)
        #expect(store.flattened(onlyVisible: false).count == 5)
        let twice = store.insert(["new", "new"], beside: "pear", offset: 1)
        #expect(twice?.contains("not unique") == true)
    }

    @Test func itemsAreInsertedBesideOthers() {
        var store = fruit()
        #expect(store.insert(["plum"], beside: "pear", offset: 0) == nil)
        #expect(store.insert(["quince"], beside: "pear", offset: 1) == nil)
        #expect(store.children(of: "fruit") == ["apple", "plum", "pear", "quince"])
        #expect(store.parent(of: "plum") == "fruit")
    }

    @Test func aPartIsAStoreOfItsOwn() {
        let part = fruit().subtree(of: "fruit", includingItem: false)
        #expect(part.roots == ["apple", "pear"])
        #expect(part.flattened(onlyVisible: false) == ["apple", "boskoop", "pear"])
        var other = OutlineStore<String>()
        #expect(other.append(["shop"], to: nil) == nil)
        #expect(other.replace(childrenOf: "shop", with: part) == nil)
        #expect(other.level(of: "boskoop") == 2)
    }
}
