import Foundation
import Testing

@testable import SystemServices

/// The times that subscriptions take at each rate.
struct StoreTimeRateTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func seconds(_ end: Date) -> TimeInterval { end.timeIntervalSince(start) }

    @Test(arguments: [
        (StoreTimeRate.monthlyRenewalEveryThirtySeconds, 10, 30, 90, 360), (.monthlyRenewalEveryFiveMinutes, 180, 300, 900, 3600),
        (.monthlyRenewalEveryFifteenMinutes, 300, 900, 2700, 10_800), (.monthlyRenewalEveryThirtyMinutes, 600, 1800, 5400, 21_600),
        (.monthlyRenewalEveryHour, 900, 3600, 10_800, 43_200), (.oneRenewalEveryTwoSeconds, 2, 2, 2, 2),
        (.oneSecondIsOneDay, 7, 30, 90, 365),
    ])
    func periodsTakeTheDocumentedTimes(rate: StoreTimeRate, week: Double, month: Double, quarter: Double, year: Double) {
        #expect(seconds(rate.end(of: StorePeriod(1, .week), from: start)) == week)
        #expect(seconds(rate.end(of: StorePeriod(1, .month), from: start)) == month)
        #expect(seconds(rate.end(of: StorePeriod(3, .month), from: start)) == quarter)
        #expect(seconds(rate.end(of: StorePeriod(1, .year), from: start)) == year)
    }

    @Test(arguments: [
        (StoreTimeRate.realTime, 6 * 86_400, 16 * 86_400, 60 * 86_400), (.monthlyRenewalEveryThirtySeconds, 9, 15, 60),
        (.monthlyRenewalEveryThirtyMinutes, 514, 900, 3600), (.monthlyRenewalEveryFifteenMinutes, 257, 450, 1800),
        (.oneRenewalEveryTenSeconds, 10, 10, 20), (.oneMinuteIsOneDay, 360, 960, 3600),
    ])
    func graceAndRetryTakeTheDocumentedTimes(rate: StoreTimeRate, week: Double, month: Double, retry: Double) {
        #expect(seconds(rate.graceEnd(for: StorePeriod(1, .week), from: start)) == week)
        #expect(seconds(rate.graceEnd(for: StorePeriod(1, .month), from: start)) == month)
        #expect(seconds(rate.retryEnd(from: start)) == retry)
    }

    @Test func realTimeFollowsTheCalendar() throws {
        let january = try Date("2027-01-31T10:00:00Z", strategy: .iso8601)
        #expect(
            StoreTimeRate.realTime.end(of: StorePeriod(1, .month), from: january) == (try Date("2027-02-28T10:00:00Z", strategy: .iso8601)))
        #expect(StoreTimeRate.realTime.end(of: StorePeriod(2, .week), from: january) == january.addingTimeInterval(14 * 86_400))
        #expect(
            StoreTimeRate.realTime.end(of: StorePeriod(1, .year), from: january) == (try Date("2028-01-31T10:00:00Z", strategy: .iso8601)))
    }

    @Test func shortOffersTakeAtLeastASecond() {
        let rate = StoreTimeRate.monthlyRenewalEveryThirtySeconds
        #expect(seconds(rate.end(of: StorePeriod(1, .day), from: start)) > 1)
        #expect(seconds(rate.end(of: StorePeriod(3, .day), from: start)) < 10)
    }
}
