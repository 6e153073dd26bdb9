import Testing

@testable import QuartzCore

@MainActor struct LayerTreeTests {
    @Test func movingOneOfTenThousandLayersCreatesNodesOnItsPathOnly() {
        let root = CALayer()
        var deep = root
        for _ in 0..<3 {
            let next = CALayer()
            deep.addSublayer(next)
            deep = next
        }
        let leaves = (0..<10_000).map { _ in CALayer() }
        for leaf in leaves { deep.addSublayer(leaf) }
        let tree = LayerTree(root: root)
        _ = tree.commit(at: 0)
        let before = tree.counters.nodesCreated
        #expect(before == 10_004)
        leaves[5000].bounds.size = CGSize(width: 1, height: 1)
        leaves[5000].removeAllAnimations()
        _ = tree.commit(at: 1)
        #expect(tree.counters.nodesCreated - before == 5)
    }

    @Test func anUnchangedCommitCreatesNothing() {
        let stage = Stage()
        let before = stage.tree.counters
        let first = stage.tree.commit(at: 1)
        let second = stage.tree.commit(at: 2)
        #expect(first === second)
        #expect(stage.tree.counters == before)
        #expect(!stage.tree.needsCommit)
    }

    @Test func settingAnEqualValueChangesNothing() {
        let stage = Stage()
        var asked = 0
        stage.tree.onChange = { asked += 1 }
        stage.layer.opacity = 1
        stage.layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(asked == 0)
        #expect(!stage.tree.needsCommit)
    }

    @Test func aFrameIsRequestedOnceUntilTheCommit() {
        let stage = Stage()
        var asked = 0
        stage.tree.onChange = { asked += 1 }
        stage.quietly {
            stage.layer.position.x = 1
            stage.layer.position.x = 2
        }
        #expect(asked == 1)
        stage.frame(at: 1)
        stage.quietly { stage.layer.position.x = 3 }
        #expect(asked == 2)
    }

    @Test func siblingsAreSharedBetweenFrames() {
        let stage = Stage()
        let other = CALayer()
        stage.root.addSublayer(other)
        let before = stage.tree.commit(at: 1)
        stage.quietly { stage.layer.opacity = 0.5 }
        let after = stage.tree.commit(at: 2)
        #expect(before !== after)
        #expect(before.children[1] === after.children[1])
        #expect(before.children[0].properties.opacity == 1)
    }

    @Test func addedAndRemovedLayersAreReflected() {
        let stage = Stage()
        let other = CALayer()
        other.setNeedsDisplay()
        stage.layer.addSublayer(other)
        #expect(stage.tree.needsLayout && stage.tree.needsDisplay && stage.tree.needsCommit)
        stage.frame(at: 1)
        #expect(stage.tree.commit(at: 1).children[0].children.count == 1)
        other.removeFromSuperlayer()
        #expect(stage.tree.commit(at: 2).children[0].children.isEmpty)
    }
}
