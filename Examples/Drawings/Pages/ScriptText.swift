/// One sentence and its script.
///
/// The sentences are those of the Universal Declaration of Human Rights, Article 1, which is in the public domain.
struct ScriptText {
    let name: String
    let text: String

    static let all = [
        ScriptText(name: "Latin", text: "All human beings are born free and equal in dignity and rights."),
        ScriptText(name: "Greek", text: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."),
        ScriptText(name: "Cyrillic", text: "Все люди рождаются свободными и равными в своём достоинстве и правах."),
        ScriptText(name: "Arabic", text: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."),
        ScriptText(name: "Hebrew", text: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
        ScriptText(name: "Devanagari", text: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
        ScriptText(name: "Thai", text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
        ScriptText(name: "Japanese", text: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    ]
}
