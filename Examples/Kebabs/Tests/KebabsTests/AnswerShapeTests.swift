import Foundation
import KebabsKit
import Testing

/// Responses in the format of the two services, with their gaps: invented premises in the shapes of recorded
/// responses.
@Suite struct AnswerShapeTests {
    private let base = URL(fileURLWithPath: "/")

    private func client(_ text: String, status: Int = 200) -> JSONClient {
        JSONClient(transport: Fixed(HTTPAnswer(status: status, body: Data(text.utf8))), retry: RetryPolicy(attempts: 1))
    }

    /// Returns one establishment of version 2 of the agency's API; the changes replace the usual fields.
    private func establishment(_ changes: [String: String] = [:]) -> String {
        var fields = [
            "FHRSID": "507001", "ChangesByServerID": "0", "LocalAuthorityBusinessID": #""PI/000081182""#,
            "BusinessName": #""Moon Kebab""#, "BusinessType": #""Takeaway/sandwich shop""#, "BusinessTypeID": "7844",
            "AddressLine1": #""1 Long Road""#, "AddressLine2": #""""#, "AddressLine3": #""Newtown""#, "AddressLine4": #""""#,
            "PostCode": #""E8 2PB""#, "Phone": #""""#, "RatingValue": #""2""#, "RatingKey": #""fhrs_2_en-gb""#,
            "RatingDate": #""2025-01-22T00:00:00""#, "LocalAuthorityCode": #""027""#, "LocalAuthorityName": #""Newtown""#,
            "scores": #"{"Hygiene":15,"Structural":10,"ConfidenceInManagement":20}"#, "SchemeType": #""FHRS""#,
            "geocode": #"{"longitude":"-0.055400","latitude":"51.543200"}"#, "RightToReply": #""""#, "Distance": "null",
            "NewRatingPending": "false", "links": "[]",
            "meta": #"{"dataSource":null,"extractDate":"0001-01-01T00:00:00","itemCount":0,"returncode":null,"totalCount":0}"#,
        ]
        fields.merge(changes) { $1 }
        return "{" + fields.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ",") + "}"
    }

    private func premises(_ changes: [String: String] = [:]) async throws -> Premises {
        let list = #"{"establishments":[\#(establishment(changes))],"meta":{"returncode":"OK","totalCount":1},"links":[]}"#
        return try #require(try await RatingsClient(client: client(list), base: base).premises(named: "kebab", in: "E8").first)
    }

    @Test func ratedPremisesDecode() async throws {
        let shop = try await premises(["Distance": "4591.765489457773"])
        #expect(shop.id == 507001 && shop.hygiene == 2 && shop.verdict == nil && shop.ratedOn == "2025-01-22")
        #expect(shop.scores?.hygiene == 15 && shop.scores?.structural == 10 && shop.scores?.confidence == 20)
        #expect(shop.address == ["1 Long Road", "Newtown"] && shop.postcode?.text == "E8 2PB")
    }

    @Test func premisesWithoutAnInspectionDecode() async throws {
        let shop = try await premises([
            "RatingValue": #""AwaitingInspection""#, "RatingDate": #""1901-01-01T00:00:00""#,
            "scores": #"{"Hygiene":null,"Structural":null,"ConfidenceInManagement":null}"#,
            "geocode": #"{"longitude":null,"latitude":null}"#,
        ])
        #expect(shop.hygiene == nil && shop.verdict == .awaitingInspection && shop.ratedOn == nil)
        #expect(shop.scores != nil && shop.scores?.hygiene == nil)
    }

    @Test(
        arguments: [
            ("AwaitingInspection", .awaitingInspection), ("Awaiting Inspection", .awaitingInspection),
            ("AwaitingPublication", .awaitingPublication), ("Awaiting Publication", .awaitingPublication), ("Exempt", .exempt),
            ("Pass", .pass), ("Pass and Eat Safe", .passAndEatSafe), ("Improvement Required", .improvementRequired),
            ("Never heard of", nil),
            ("", nil),
        ] as [(String, Premises.Verdict?)])
    func verdictsReplaceANumber(words: String, verdict: Premises.Verdict?) async throws {
        let shop = try await premises(["RatingValue": "\"\(words)\"", "SchemeType": #""FHIS""#])
        #expect(shop.hygiene == nil && shop.verdict == verdict && shop.ratedOn == "2025-01-22")
    }

    @Test(arguments: ["null", "-1", "6", "5.5", "{}", "[5]", "true"])
    func invalidRatingsAreNil(rating: String) async throws {
        let shop = try await premises(["RatingValue": rating])
        #expect(shop.hygiene == nil && shop.verdict == nil)
    }

    @Test func numbersDecodeFromTextAndGaps() async throws {
        let shop = try await premises([
            "FHRSID": #""507002""#, "RatingValue": "4", "scores": #"{"Hygiene":"5","Structural":""}"#, "BusinessType": "null",
            "AddressLine1": #""""#, "AddressLine3": "null", "AddressLine4": #""Newtown""#, "PostCode": #""""#, "RatingDate": "null",
            "geocode": "null",
        ])
        #expect(shop.id == 507002 && shop.hygiene == 4 && shop.scores?.hygiene == 5 && shop.scores?.structural == nil)
        #expect(shop.business == nil && shop.address == ["Newtown"] && shop.postcode == nil && shop.ratedOn == nil)
        let without = try await premises(["scores": "null", "PostCode": #""ME12""#])
        #expect(without.scores == nil && without.postcode?.outward == "ME12")
    }

    private func place(_ text: String, status: Int) async throws -> Place {
        let postcode = try #require(Postcode("E8 2PB"))
        return try await PostcodesClient(client: client(text, status: status), base: base).place(of: postcode)
    }

    @Test func aTerminatedPostcodeHasItsFormerLocation() async throws {
        let answer = """
            {"status":404,"error":"Postcode not found","terminated":{"postcode":"E8 2PB","year_terminated":2016,"month_terminated":2,\
            "longitude":-0.0554,"latitude":51.5432}}
            """
        #expect(try await place(answer, status: 404) == Place(latitude: 51.5432, longitude: -0.0554))
    }

    @Test(arguments: [#"{"status":404,"error":"Postcode not found"}"#, #"{"status":404,"error":"Invalid postcode"}"#, "", "<html>"])
    func anInvalidPostcodeIsUnknown(answer: String) async throws {
        await #expect(throws: HTTPError.status(404)) { try await place(answer, status: 404) }
    }

    /// On the Channel Islands and the Isle of Man.
    @Test(arguments: ["null", "99.999999"])
    func aPostcodeWithoutALocationIsAnError(latitude: String) async throws {
        let answer = #"{"status":200,"result":{"postcode":"IM1 1AA","longitude":null,"latitude":\#(latitude),"quality":9}}"#
        await #expect(throws: HTTPError.unexpected("E8 2PB has no place")) { try await place(answer, status: 200) }
    }

    @Test func aPlaceMayHaveNoPostcodeNearby() async throws {
        let client = PostcodesClient(client: client(#"{"status":200,"result":null}"#), base: base)
        let sea = try #require(Place(latitude: 49, longitude: -12))
        #expect(try await client.nearest(to: sea) == nil)
    }
}
