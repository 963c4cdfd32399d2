import ChallengeCore
import ChallengeTerminal

extension RecordSchema<__Name__> {
    /// The fields of __manyWords__ in every output format; scripts depend on the names.
    static var __plural__: RecordSchema {
        RecordSchema(
            fields: [
                .identifier(header: "__kind__.field.id", \.id),
                //% each field
                //% if isTitle
                .title("__field__", header: "__kind__.field.__field__", \.__field__),
                //% else
                //% if isRelation
                Field(
                    "__field__", header: "__kind__.field.__field__", column: __tableColumn__, links: \.__field__,
                    to: "__relation__", noun: "__kind__.related.__field__"),
                //% else
                .__type__("__field__", header: "__kind__.field.__field__", rank: __rank__, \.__field__),
                //% end
                //% end
                //% end
            ],
            title: \.__title__)
    }
}
