import Combine
import Testing

@Suite struct EqualityTests {
    private let one = Just(1)
    private let two = Just(2)

    @Test func combinedPublishersAreEqualIfTheirPartsAre() {
        #expect(Publishers.CombineLatest(one, two) == Publishers.CombineLatest(one, two))
        #expect(Publishers.CombineLatest3(one, two, one) != Publishers.CombineLatest3(one, two, two))
        #expect(Publishers.CombineLatest4(one, two, one, two) == Publishers.CombineLatest4(one, two, one, two))
    }

    @Test func mergedPublishersAreEqualIfTheirPartsAre() {
        #expect(Publishers.Merge(one, two) == Publishers.Merge(one, two))
        #expect(Publishers.Merge3(one, two, one) != Publishers.Merge3(one, two, two))
        #expect(Publishers.Merge8(one, one, one, one, one, one, one, one) != Publishers.Merge8(one, one, one, one, one, one, one, two))
        #expect(Publishers.MergeMany(one, two) == Publishers.MergeMany([one, two]))
    }

    @Test func zippedPublishersAreEqualIfTheirPartsAre() {
        #expect(Publishers.Zip(one, two) == Publishers.Zip(one, two))
        #expect(Publishers.Zip3(one, two, one) != Publishers.Zip3(one, two, two))
        #expect(Publishers.Zip4(one, two, one, two) == Publishers.Zip4(one, two, one, two))
        #expect(Publishers.Zip4(one, two, one, two) != Publishers.Zip4(one, two, one, one))
    }
}
