import ChallengeResources
import Testing

@testable import ChallengeTerminal

struct LocalizedPlaceholderTests {
    @Test(arguments: [
        ("FILE", "ARCHIVO"), ("ID|CODE", "ID|CÓDIGO"), ("N", "N"), ("A,B.C", "A,B.C"), ("--page", "--page"),
        ("NAME:TYPE", "NOMBRE:TYPE"), ("ID|NAME", "ID|NOMBRE"), ("[-]FIELD", "[-]CAMPO"), ("", ""),
    ])
    func `the words of a placeholder are translated one by one`(placeholder: String, spanish: String) {
        #expect(placeholder.localizedPlaceholder == placeholder)
        Localization.$language.withValue(.spanish) { #expect(placeholder.localizedPlaceholder == spanish) }
    }

    @Test(arguments: [
        ("planet --lang es", "error: Falta el argumento ID.\n"),
        ("search --lang es", "error: Falta el argumento TEXTO.\n"),
        ("search x gass --lang es", "error: Valor no válido para CLASE: «gass». "),
        ("planets list --lang es --name", "error: --name necesita un valor: --name TEXTO.\n"),
    ])
    func `messages translate placeholders`(line: String, message: String) async {
        #expect(await Run(line).error.hasPrefix(message))
    }
}
