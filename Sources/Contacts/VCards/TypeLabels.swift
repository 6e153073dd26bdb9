/// The labels that stand for types of a vCard's property.
struct TypeLabels: Sendable {
    /// The types that a property must have, with the label. The first match counts.
    let required: [(types: Set<String>, label: String)]
    /// The types that are written for a label.
    let written: [String: [String]]

    func label(of types: Set<String>) -> String? { required.first { $0.types.isSubset(of: types) }?.label }

    func types(_ label: String) -> [String]? { written[label] }

    static let general = TypeLabels(
        required: [(["HOME"], CNLabelHome), (["WORK"], CNLabelWork), (["SCHOOL"], CNLabelSchool), (["OTHER"], CNLabelOther)],
        written: [CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"]])

    private static let phoneTypes: [(types: Set<String>, label: String)] = [
        (["IPHONE"], CNLabelPhoneNumberiPhone), (["APPLEWATCH"], CNLabelPhoneNumberAppleWatch),
        (["HOME", "FAX"], CNLabelPhoneNumberHomeFax), (["WORK", "FAX"], CNLabelPhoneNumberWorkFax),
        (["FAX"], CNLabelPhoneNumberOtherFax), (["PAGER"], CNLabelPhoneNumberPager), (["MAIN"], CNLabelPhoneNumberMain),
        (["CELL"], CNLabelPhoneNumberMobile),
    ]

    static let phone = TypeLabels(
        required: phoneTypes + general.required,
        written: [
            CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"], CNLabelPhoneNumberAppleWatch: ["APPLEWATCH", "CELL", "VOICE"],
            CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
            CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"], CNLabelPhoneNumberPager: ["PAGER"], CNLabelPhoneNumberMain: ["MAIN"],
            CNLabelPhoneNumberMobile: ["CELL", "VOICE"], CNLabelHome: ["HOME", "VOICE"], CNLabelWork: ["WORK", "VOICE"],
            CNLabelOther: ["OTHER", "VOICE"],
        ])

    static let email = TypeLabels(
        required: general.required, written: general.written.mapValues { ["INTERNET"] + $0 })

    /// All labels are written as properties of their own.
    static let none = TypeLabels(required: [], written: [:])
}
